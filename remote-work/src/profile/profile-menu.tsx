import { partnerRole, userDataRecord } from '@baithak/domain'
import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { Button, Sheet, StretchedLink } from '@baithak/ui'
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
import { useId, useState } from 'react'
import { useSaveBackup } from '../model/backup'
import { useNotImplemented } from '../model/use-not-implemented'
import { paths } from '../paths'

export function ProfileMenu({ onLeave }: { onLeave(reason: 'goodbye' | 'erased'): void }) {
  const { t } = useTranslation()
  const notImplemented = useNotImplemented()
  const { storage } = useHost()
  // Anybody may open the dashboard (spec §6); only partners need a link.
  const isPartner = useRecord(storage.record(userDataRecord)).role === partnerRole
  const saveBackup = useSaveBackup()
  const [answer, setAnswer] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const keep = () => setAsking(false)
  return (
    <>
      <ul>
        {isPartner && <LinkRow icon={Store} label={t('profile.dashboard')} to="/admin/login" />}
        <LinkRow icon={Settings} label={t('profile.settings')} to={paths.settings.href()} />
        <ActionRow
          icon={LifeBuoy}
          label={t('profile.help')}
          onClick={() => notImplemented('help')}
        />
        <ActionRow
          icon={FileDown}
          label={t('profile.saveCopy')}
          text={answer ?? t('profile.saveCopyText')}
          onClick={async () => setAnswer(await saveBackup())}
        />
        <ActionRow
          icon={LogOut}
          label={t('profile.signOut')}
          text={t('profile.signOutText')}
          className="text-bad"
          onClick={() => onLeave('goodbye')}
        />
        <ActionRow
          icon={Eraser}
          label={t('profile.erase')}
          text={t('profile.eraseText')}
          className="text-bad"
          onClick={() => setAsking(true)}
        />
      </ul>
      <Sheet
        open={isAsking}
        onClose={keep}
        title={t('profile.eraseTitle')}
        description={t('profile.eraseQuestion')}
        footer={
          <>
            <Button variant="secondary" onClick={keep}>
              {t('profile.keep')}
            </Button>
            <Button onClick={() => onLeave('erased')}>{t('profile.erase')}</Button>
          </>
        }
      />
    </>
  )
}

interface RowProps {
  icon: LucideIcon
  label: string
}

const rowClass =
  'relative flex min-h-14 items-center gap-3.5 border-b border-rule py-2 font-title last:border-0 active:bg-malai'

const LinkRow = ({ icon: Icon, label, to }: RowProps & { to: string }) => (
  <li className={rowClass}>
    <Icon size={22} />
    <StretchedLink to={to} className="flex-1">
      {label}
    </StretchedLink>
    <ChevronRight size={20} />
  </li>
)

interface ActionRowProps extends RowProps {
  /** A description below the label. Screen readers announce a changed one. */
  text?: string
  className?: string
  onClick(): void
}

function ActionRow({ icon: Icon, label, text, className = '', onClick }: ActionRowProps) {
  const id = useId()
  return (
    <li className={`${rowClass} ${className}`}>
      <Icon size={22} className="shrink-0" />
      <div className="flex-1 py-1.5">
        <button
          type="button"
          aria-describedby={id}
          className="block w-full text-left font-title after:absolute after:inset-0"
          onClick={onClick}
        >
          {label}
        </button>
        <p id={id} role="status" className="text-meta font-normal text-ink-2">
          {text}
        </p>
      </div>
    </li>
  )
}
