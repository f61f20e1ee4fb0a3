import { useTranslation } from '@baithak/platform'
import { ReminderSwitch } from '@baithak/shared/reminder-switch'
import { reminderKinds } from '@baithak/shared/storage'

/** What the member wants to be reminded of. */
export function ReminderRows() {
  const { t } = useTranslation('work-settings')
  return reminderKinds.map((kind) => (
    <li key={kind}>
      <ReminderSwitch
        kind={kind}
        label={t(`reminders.${kind}.name`)}
        description={t(`reminders.${kind}.text`)}
        withoutPermission={t('reminders.withoutPermission')}
      />
    </li>
  ))
}
