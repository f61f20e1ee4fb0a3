import { useTranslation } from '@baithak/platform'
import { ReminderSwitch } from '@baithak/shared/reminder-switch'
import { useScreenTranslations } from '@baithak/shared/use-screen-translations'
import en from './en.json'
import hi from './hi.json'

export function GigReminderSwitch() {
  useScreenTranslations('gig-reminders', { en, hi })
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
