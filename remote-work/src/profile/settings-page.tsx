import { useHost, useTranslation } from '@baithak/platform'
import { IconButton, Screen } from '@baithak/shared/ui'
import { ArrowLeft, type LucideIcon, Mail, Phone, User } from 'lucide-react'
import { paths } from '../paths'
import { LanguageSelect } from './language-select'
import { useMember } from './use-member'

/** Account Settings: the member's details and the language. */
export function SettingsPage() {
  const { t } = useTranslation('work')
  const { navigation } = useHost()
  const { name, phone, email } = useMember()
  return (
    <Screen title={t('settings.title')} heading="own">
      <IconButton
        icon={ArrowLeft}
        label={t('settings.back')}
        className="mt-1.5 ml-2"
        onClick={() => navigation.back(paths.profile.href())}
      />
      <div className="px-5">
        <h1 className="pt-1 pb-5 font-display text-display-2 text-balance">
          {t('settings.title')}
        </h1>
        <dl className="divide-y divide-rule">
          <Detail icon={User} label={t('settings.name')} value={name} />
          <Detail icon={Phone} label={t('settings.phone')} value={phone} />
          <Detail icon={Mail} label={t('settings.email')} value={email} />
        </dl>
        <LanguageSelect />
      </div>
    </Screen>
  )
}

function Detail({ icon: Icon, label, value }: { icon: LucideIcon; label: string; value: string }) {
  const { t } = useTranslation('work')
  return (
    <div className="grid grid-cols-[22px_minmax(0,1fr)] items-center gap-x-3.5 py-3">
      <Icon size={22} strokeWidth={1.75} aria-hidden className="row-span-2 text-acc" />
      <dt className="text-meta text-ink-2">{label}</dt>
      <dd className={`wrap-anywhere tabular-nums ${value ? 'font-title' : 'text-ink-3'}`}>
        {value || t('settings.missing')}
      </dd>
    </div>
  )
}
