import 'i18next'
import type translations from './locales/en.json'
import type reminderTranslations from './model/reminders/en.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'gig'
    resources: { gig: typeof translations; 'gig-reminders': typeof reminderTranslations }
  }
}
