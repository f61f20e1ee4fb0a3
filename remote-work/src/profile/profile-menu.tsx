import { partnerRole, userDataRecord } from '@baithak/domain'
import { Link, useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import {
  ChevronRight,
  FileDown,
  LifeBuoy,
  LogOut,
  type LucideIcon,
  Settings,
  Store,
} from 'lucide-react'
import { saveBackup } from '../model/save-backup'
import { useNotImplemented } from '../model/use-not-implemented'
import { paths } from '../paths'

const rowClass =
  'flex min-h-14 w-full items-center gap-3.5 py-2 text-left text-body font-title no-underline active:bg-malai'

/** Without `onSignOut` the member is signing out already. */
export function ProfileMenu({ onSignOut }: { onSignOut: (() => void) | undefined }) {
  const { t } = useTranslation('work')
  const notImplemented = useNotImplemented()
  // Anybody may open the dashboard (section 6); only partners need a link.
  const { storage } = useHost()
  const isPartner = useRecord(storage.record(userDataRecord)).role === partnerRole
  return (
    <ul className="divide-y divide-rule">
      {isPartner && (
        <li>
          {/* Asks partners to sign in. */}
          <Link to="/admin/login" className={rowClass}>
            <Row icon={Store}>{t('profile.dashboard')}</Row>
          </Link>
        </li>
      )}
      <li>
        <Link to={paths.settings.href()} className={rowClass}>
          <Row icon={Settings}>{t('profile.settings')}</Row>
        </Link>
      </li>
      <li>
        <button type="button" className={rowClass} onClick={() => notImplemented('help')}>
          <Row icon={LifeBuoy}>{t('profile.help')}</Row>
        </button>
      </li>
      <li>
        <button
          type="button"
          className={rowClass}
          disabled={!onSignOut}
          onClick={() => void saveBackup(storage)}
        >
          <FileDown size={22} strokeWidth={1.75} className="shrink-0" />
          <span className="flex-1 py-1.5">
            <span className="block">{t('profile.saveCopy')}</span>
            <span className="block text-meta font-normal text-ink-2">
              {t('profile.saveCopyText')}
            </span>
          </span>
        </button>
      </li>
      <li>
        <button
          type="button"
          className={`${rowClass} text-bad`}
          onClick={onSignOut}
          disabled={!onSignOut}
        >
          <LogOut size={22} strokeWidth={1.75} />
          <span>{t('profile.signOut')}</span>
        </button>
      </li>
    </ul>
  )
}

function Row({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <>
      <Icon size={22} strokeWidth={1.75} />
      <span className="flex-1">{children}</span>
      <ChevronRight size={20} strokeWidth={1.75} />
    </>
  )
}
