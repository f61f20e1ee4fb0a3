import 'i18next'
import type checkInTexts from './check-in/en.json'
import type texts from './locales/en.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'admin'
    resources: { admin: typeof texts; 'admin-check-in': typeof checkInTexts }
  }
}
