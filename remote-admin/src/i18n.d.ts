import 'i18next'
import type translations from './locales/en.json'
import type rest from './locales/rest/en.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'admin'
    resources: {
      admin: typeof translations & typeof rest
    }
  }
}
