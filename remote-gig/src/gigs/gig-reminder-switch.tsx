import { useTranslation } from '@baithak/platform'
import { useScreenTranslations } from '@baithak/platform/use-screen-translations'
import { ReminderSwitch } from '@baithak/ui/reminder-switch'

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
