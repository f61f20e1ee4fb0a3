import { useTranslation } from '@baithak/platform'
import { inLanguage } from '@baithak/shared/contract'
import { reminderKinds } from '@baithak/shared/reminder-kinds'
import { ReminderSwitch } from '@baithak/shared/reminder-switch'

/** What the member wants to be reminded of. */
export function ReminderRows() {
  const { t, i18n } = useTranslation('work-settings')
  return reminderKinds.map(({ kind, name, text }) => (
    <li key={kind}>
      <ReminderSwitch
        kind={kind}
        label={inLanguage(name, i18n.language)}
        description={inLanguage(text, i18n.language)}
        withoutPermission={t('reminders.withoutPermission')}
      />
    </li>
  ))
}
