import { inLanguage } from '@baithak/contract'
import { reminderKinds } from '@baithak/domain/reminder-kinds'
import { useTranslation } from '@baithak/platform'
import { ReminderSwitch } from '@baithak/ui/reminder-switch'

/** What the member wants to be reminded of. */
export function ReminderRows() {
  const { t, i18n } = useTranslation('work-settings')
  const kinds = Object.entries(inLanguage(reminderKinds, i18n.language))
  return kinds.map(([kind, { name, text }]) => (
    <li key={kind}>
      <ReminderSwitch
        kind={kind}
        label={name}
        description={text}
        withoutPermission={t('reminders.withoutPermission')}
      />
    </li>
  ))
}
