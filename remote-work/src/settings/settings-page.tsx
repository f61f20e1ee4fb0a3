import { languages, languageToast } from '@baithak/contract'
import { userDataRecord, userEmailRecord, userNameRecord, userPhoneRecord } from '@baithak/domain'
import { Link, useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { Button, IconButton, Screen, SegmentedControl } from '@baithak/ui'
import { themeRecord, themes } from '@baithak/ui/theme-record'
import {
  ArrowLeft,
  Languages,
  type LucideIcon,
  Mail,
  Phone,
  Store,
  SunMoon,
  User,
  Users,
} from 'lucide-react'
import { useState } from 'react'
import { BackupRows } from '../backup/backup-rows'
import { SettingsGroup } from '../model/settings-row'
import { partnerDashboard, useIsPartner } from '../model/use-is-partner'
import { paths } from '../paths'
import { AboutRows, InstallRow } from './app-rows'
import { EditProfileSheet } from './edit-profile-sheet'
import { memberDetails } from './member-details'
import { PermissionRows } from './permission-rows'

/** Account Settings: the member's details, the language, the device's permissions and the app. */
export function SettingsPage() {
  const { t } = useTranslation('work')

  const { navigation } = useHost()
  const { name, phone, email, role } = useMember()
  const isPartner = useIsPartner()
  const [isEditing, setEditing] = useState(false)
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
          <Detail
            icon={Users}
            label={t('settings.role')}
            value={role ? t(`settings.roles.${role}`) : ''}
          />
        </dl>
        <Button
          size="md"
          variant="secondary"
          className="mt-3 min-h-12 w-full"
          onClick={() => setEditing(true)}
        >
          {t('settings.profile.edit')}
        </Button>
        {isPartner && (
          <Link
            to={partnerDashboard}
            className="mt-3 flex min-h-13 items-center gap-3.5 rounded-control bg-acc-tint px-4 py-2 font-title text-acc-deep no-underline"
          >
            <Store size={20} strokeWidth={1.75} />
            <span>{t('settings.dashboard')}</span>
          </Link>
        )}
        <LanguageSelect />
        <ThemeSelect />
        <SettingsGroup heading={t('settings.permissions.title')}>
          <PermissionRows />
        </SettingsGroup>
        <BackupRows />
        <SettingsGroup heading={t('settings.app.title')}>
          <InstallRow />
        </SettingsGroup>
        <SettingsGroup heading={t('settings.about')}>
          <AboutRows />
        </SettingsGroup>
      </div>
      <EditProfileSheet open={isEditing} onClose={() => setEditing(false)} />
    </Screen>
  )
}

function Detail({ icon: Icon, label, value }: { icon: LucideIcon; label: string; value: string }) {
  const { t } = useTranslation('work')
  return (
    <div className="grid grid-cols-[22px_minmax(0,1fr)] items-center gap-x-3.5 py-3">
      <Icon size={22} strokeWidth={1.75} className="row-span-2 text-acc" />
      <dt className="text-meta text-ink-2">{label}</dt>
      <dd className={`wrap-anywhere tabular-nums ${value ? 'font-title' : 'text-ink-3'}`}>
        {value || t('settings.missing')}
      </dd>
    </div>
  )
}

function ThemeSelect() {
  const record = useHost().storage.record(themeRecord)
  const { t } = useTranslation('work')
  return (
    <section className="pt-6">
      <h2 className="flex items-center gap-2 pb-3 text-body-2 font-label">
        <SunMoon size={20} strokeWidth={1.75} />
        <span>{t('settings.appearance')}</span>
      </h2>
      <SegmentedControl
        label={t('settings.appearance')}
        segments={themes.map((value) => ({ value, label: t(`settings.themes.${value}`) }))}
        value={useRecord(record)}
        onChange={(theme) => record.write(theme)}
        className="flex-wrap"
      />
    </section>
  )
}

/** The member's stored details. */
function useMember() {
  const { record } = useHost().storage
  return memberDetails({
    userData: useRecord(record(userDataRecord)),
    userName: useRecord(record(userNameRecord)),
    userPhone: useRecord(record(userPhoneRecord)),
    userEmail: useRecord(record(userEmailRecord)),
  })
}

/** Each language is labelled in itself, so that its readers find it. */
const segments = languages.map(({ id, name }) => ({ value: id, label: name, lang: id }))

function LanguageSelect() {
  const { t } = useTranslation('work')
  // The i18n of `useTranslation` keeps the language of the last render.
  const { toast, i18n } = useHost()
  // A language whose translations could not be loaded is `language`, but not resolved (i18next 26.7.2).
  const current = languages.find(({ id }) => id === i18n.resolvedLanguage) ?? languages[0]

  async function choose(id: string) {
    const chosen = languages.find((language) => language.id === id)
    if (!chosen || chosen === current) return
    await i18n.changeLanguage(id)
    if (i18n.resolvedLanguage === id) toast(languageToast(chosen))
  }

  return (
    <section className="pt-6">
      <h2 className="flex items-center gap-2 pb-3 text-body-2 font-label">
        <Languages size={20} strokeWidth={1.75} />
        <span>{t('settings.language')}</span>
      </h2>
      <SegmentedControl
        label={t('settings.language')}
        segments={segments}
        value={current.id}
        onChange={choose}
      />
    </section>
  )
}
