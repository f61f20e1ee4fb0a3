import 'i18next'
import type texts from './locales/en.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'admin'
    resources: { admin: typeof texts }
  }
}
