import { languages, languageToast } from '@baithak/contract'
import { memberInterests } from '@baithak/domain'
import { themeRecord, themes } from '@baithak/domain/theme-record'
import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { BackButton, Button, Screen } from '@baithak/ui'
import { changeLanguage } from '@baithak/ui/language-button'
import { Camera, Heart, Languages, Mail, MapPin, Phone, SunMoon, User, Users } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../paths'
import { BackupRow } from './backup-row'
import { EditProfileSheet } from './edit-profile-sheet'
import { useProfile } from './profile'
import { Choice } from './settings-row'
import { InstallRow, NotificationsRow, PermissionRow, VersionsRow } from './settings-rows'

/** The rows below the member's details, each with its texts and its action. */
const groups = [
  {
    heading: 'settings.permissions.title',
    rows: [
      <PermissionRow key="location" permission="location" icon={MapPin} />,
      <PermissionRow key="camera" permission="camera" icon={Camera} />,
      <NotificationsRow key="notifications" />,
    ],
  },
  { heading: 'backup.title', rows: [<BackupRow key="copy" />] },
  {
    heading: 'settings.app.title',
    rows: [<InstallRow key="install" />, <VersionsRow key="versions" />],
  },
] as const

/** Account Settings: the member's details, the language, the device's permissions and the app. */
export function SettingsPage() {
  const { t } = useTranslation()
  const { navigation } = useHost()
  const profile = useProfile()
  const [isEditing, setEditing] = useState(false)
  const { name, phone, email, role } = profile
  const interests = memberInterests
    .filter((interest) => profile.interests.includes(interest))
    .map((interest) => t(`settings.interestNames.${interest}`))
  const details = [
    { icon: User, label: t('settings.name'), value: name },
    { icon: Phone, label: t('settings.phone'), value: phone },
    { icon: Mail, label: t('settings.email'), value: email },
    { icon: Users, label: t('settings.role'), value: role && t(`settings.roles.${role}`) },
    { icon: Heart, label: t('settings.interests'), value: interests.join(', ') },
  ]
  return (
    <Screen title={t('settings.title')} heading="own">
      <BackButton className="mt-1.5 ml-2" onClick={() => navigation.back(paths.profile.href())} />
      <div className="px-5">
        <h1 className="pt-1 pb-5 font-display text-display-2 text-balance">
          {t('settings.title')}
        </h1>
        <dl className="divide-y divide-rule">
          {details.map(({ icon: Icon, label, value }) => (
            <div
              key={label}
              className="grid grid-cols-[22px_minmax(0,1fr)] items-center gap-x-3.5 py-3"
            >
              <Icon size={22} className="row-span-2 text-acc" />
              <dt className="text-meta text-ink-2">{label}</dt>
              <dd className={`wrap-anywhere tabular ${value ? 'font-title' : 'text-ink-3'}`}>
                {value || t('settings.missing')}
              </dd>
            </div>
          ))}
        </dl>
        <Button
          size="md"
          variant="secondary"
          className="mt-3 min-h-12! w-full"
          onClick={() => setEditing(true)}
        >
          {t('settings.profile.edit')}
        </Button>
        <LanguageChoice />
        <ThemeChoice />
        {groups.map(({ heading, rows }) => (
          <section key={heading} aria-labelledby={heading} className="pt-8">
            <h2 id={heading} className="pb-1 text-h2">
              {t(heading)}
            </h2>
            <ul className="divide-y divide-rule">{rows}</ul>
          </section>
        ))}
      </div>
      <EditProfileSheet stored={profile} open={isEditing} onClose={() => setEditing(false)} />
    </Screen>
  )
}

function ThemeChoice() {
  const { t } = useTranslation()
  const record = useHost().storage.record(themeRecord)
  return (
    <Choice
      icon={SunMoon}
      label={t('settings.appearance')}
      segments={themes.map((value) => ({ value, label: t(`settings.themes.${value}`) }))}
      value={useRecord(record)}
      onValueChange={(theme) => record.write(theme)}
    />
  )
}

/** Each language has its English name (spec §2), and its own one, so that its readers find it. */
const segments = languages.map(({ id, name, englishName }) => ({
  value: id,
  label: (
    <>
      <span lang="en">{englishName}</span>
      {name !== englishName && <span lang={id}>{` ${name}`}</span>}
    </>
  ),
}))

function LanguageChoice() {
  const { t } = useTranslation()
  // The i18n of `useTranslation` keeps the language of the last render.
  const { toast, i18n } = useHost()
  // A language whose translations could not be loaded is `language`, but not resolved (i18next 26.7.2).
  const current = languages.find(({ id }) => id === i18n.resolvedLanguage) ?? languages[0]

  async function choose(id: string) {
    const chosen = languages.find((language) => language.id === id)
    if (!chosen || chosen === current) return
    if (await changeLanguage(i18n, id)) toast(languageToast(chosen))
  }
  return (
    <Choice
      icon={Languages}
      label={t('settings.language')}
      segments={segments}
      value={current.id}
      onValueChange={choose}
    />
  )
}
