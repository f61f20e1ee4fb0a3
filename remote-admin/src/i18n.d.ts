import 'i18next'
import type checkInTranslations from './check-in/en.json'
import type translations from './locales/en.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'admin'
    resources: { admin: typeof translations; 'admin-check-in': typeof checkInTranslations }
  }
}
