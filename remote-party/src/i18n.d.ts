import 'i18next'
import type translations from './locales/en.json'
import type reminderTranslations from './my-parties/en.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'party'
    resources: { party: typeof translations; 'party-reminders': typeof reminderTranslations }
  }
}
