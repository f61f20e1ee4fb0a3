import { partnerRole, userDataRecord } from '@baithak/domain'
import { Link, useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { Button, Sheet } from '@baithak/ui'
import {
  ChevronRight,
  Eraser,
  FileDown,
  LifeBuoy,
  LogOut,
  type LucideIcon,
  Settings,
  Store,
} from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import { useNotImplemented } from '../model/use-not-implemented'
import { useSaveBackup } from '../model/use-save-backup'
import { paths } from '../paths'

const rowClass =
  'flex min-h-14 w-full items-center gap-3.5 py-2 text-left text-body font-title no-underline active:bg-malai'

interface ProfileMenuProps {
  /** True from the sign-out until the app restarts. */
  isLeaving: boolean
  onSignOut(): void
  onErase(): void
}

export function ProfileMenu({ isLeaving, onSignOut, onErase }: ProfileMenuProps) {
  const { t } = useTranslation()
  const notImplemented = useNotImplemented()
  // Anybody may open the dashboard (spec §6); only partners need a link.
  const { storage } = useHost()
  const isPartner = useRecord(storage.record(userDataRecord)).role === partnerRole
  const saveBackup = useSaveBackup()
  const [answer, setAnswer] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
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
          <ActionRow
            icon={FileDown}
            text={answer ?? t('profile.saveCopyText')}
            disabled={isLeaving}
            onClick={async () => setAnswer(await saveBackup())}
          >
            {t('profile.saveCopy')}
          </ActionRow>
        </li>
        <li>
          <ActionRow
            icon={LogOut}
            text={t('profile.signOutText')}
            className="text-bad"
            disabled={isLeaving}
            onClick={onSignOut}
          >
            {t('profile.signOut')}
          </ActionRow>
        </li>
        <li>
          <ActionRow
            icon={Eraser}
            text={t('profile.eraseText')}
            className="text-bad"
            disabled={isLeaving}
            onClick={() => setAsking(true)}
          >
            {t('profile.erase')}
          </ActionRow>
        </li>
      </ul>
      <Sheet
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('profile.eraseTitle')}
        description={t('profile.eraseQuestion')}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('profile.keep')}
            </Button>
            <Button
              onClick={() => {
                setAsking(false)
                onErase()
              }}
            >
              {t('profile.erase')}
            </Button>
          </>
        }
      />
    </>
  )
}

interface ActionRowProps extends ComponentProps<'button'> {
  icon: LucideIcon
  /** Below the label, which names the button alone. A changed text is announced. */
  text: string
}

function ActionRow({ icon: Icon, text, className = '', children, ...props }: ActionRowProps) {
  const id = useId()
  return (
    <div className={`${rowClass} relative ${className}`}>
      <Icon size={22} className="shrink-0" />
      <div className="flex-1 py-1.5">
        <button
          type="button"
          aria-describedby={`${id}-text`}
          className="block w-full text-left font-title after:absolute after:inset-0"
          {...props}
        >
          {children}
        </button>
        <p id={`${id}-text`} role="status" className="text-meta font-normal text-ink-2">
          {text}
        </p>
      </div>
    </div>
  )
}

function Row({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <>
      <Icon size={22} />
      <span className="flex-1">{children}</span>
      <ChevronRight size={20} />
    </>
  )
}
