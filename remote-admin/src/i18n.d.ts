import 'i18next'
import type translations from './locales/en.json'
import type screenTranslations from './locales/screens/en.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'admin'
    resources: {
      admin: typeof translations & typeof screenTranslations
    }
  }
}
