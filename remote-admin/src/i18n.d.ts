import 'i18next'
import type cafeTranslations from './cafe/en.json'
import type checkInTranslations from './check-in/en.json'
import type translations from './locales/en.json'
import type newCafeTranslations from './new-cafe/en.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'admin'
    resources: {
      admin: typeof translations
      'admin-cafe': typeof cafeTranslations
      'admin-check-in': typeof checkInTranslations
      'admin-new-cafe': typeof newCafeTranslations
    }
  }
}
