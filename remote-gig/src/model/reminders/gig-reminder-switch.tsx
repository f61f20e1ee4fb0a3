import { useTranslation } from '@baithak/platform'
import { ReminderSwitch } from '@baithak/shared/reminder-switch'

export function GigReminderSwitch() {
  const { t } = useTranslation('gig-reminders')
  return (
    <ReminderSwitch
      kind="gig"
      label={t('label')}
      description={t('description')}
      withoutPermission={t('withoutPermission')}
    />
  )
}
