import { useTranslation } from '@baithak/platform'
import { ReminderSwitch } from '@baithak/shared/reminder-switch'
import { reminderKinds } from '@baithak/shared/storage'
import { usePassStatus } from '../model/pass/use-pass-status'
import { usePassReminder } from '../model/pass-reminder/use-pass-reminder'

/** What the member wants to be reminded of. */
export function ReminderRows() {
  const { t } = useTranslation('work-settings')
  usePassReminder(usePassStatus())
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
