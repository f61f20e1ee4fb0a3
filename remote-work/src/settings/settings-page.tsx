import { languages, languageToast } from '@baithak/contract'
import { memberInterests } from '@baithak/domain'
import { themeRecord, themes } from '@baithak/domain/theme-record'
import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { Button, DetailScreen, LabelledFact } from '@baithak/ui'
import { changeLanguage } from '@baithak/ui/language-button'
import { Heart, Languages, Mail, Phone, SunMoon, User, Users } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { paths } from '../paths'
import { BackupRow } from './backup-row'
import { EditProfileSheet, useProfile } from './edit-profile-sheet'
import { Choice, InstallRow, PermissionRows, VersionsRow } from './settings-rows'

/** Account Settings: the member's details, the language, the permissions and the app. */
export function SettingsPage() {
  const { t } = useTranslation()
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
    <DetailScreen title={t('settings.title')} fallback={paths.profile.href()}>
      <div className="px-5">
        <dl className="divide-y divide-rule">
          {details.map(({ icon, label, value }) => (
            <LabelledFact key={label} icon={icon} label={label} className="py-3">
              {value || <span className="font-normal text-ink-3">{t('settings.missing')}</span>}
            </LabelledFact>
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
        <RowGroup heading={t('settings.permissions.title')}>
          <PermissionRows />
        </RowGroup>
        <RowGroup heading={t('backup.title')}>
          <BackupRow />
        </RowGroup>
        <RowGroup heading={t('settings.app.title')}>
          <InstallRow />
          <VersionsRow />
        </RowGroup>
      </div>
      <EditProfileSheet stored={profile} open={isEditing} onClose={() => setEditing(false)} />
    </DetailScreen>
  )
}

const RowGroup = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section className="pt-8">
    <h2 className="pb-1 text-h2">{heading}</h2>
    <ul className="divide-y divide-rule">{children}</ul>
  </section>
)

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

/** Each language has its English name (spec §2) and its own, so that its readers find it. */
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
  // The i18n of `useTranslation` would keep the language of the last render.
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
