import 'i18next'
import type reminderTranslations from './gigs/en.json'
import type translations from './locales/en.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'gig'
    resources: {
      gig: Omit<typeof translations, 'manifest'>
      'gig-reminders': typeof reminderTranslations
    }
  }
}
