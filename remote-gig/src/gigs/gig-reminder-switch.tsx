import { useTranslation } from '@baithak/platform'
import { ReminderSwitch } from '@baithak/shared/reminder-switch'
import { useScreenTranslations } from '@baithak/shared/use-screen-translations'

const texts = import.meta.glob<object>('./*.json', { eager: true, import: 'default' })

export function GigReminderSwitch() {
  useScreenTranslations('gig-reminders', texts)
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
