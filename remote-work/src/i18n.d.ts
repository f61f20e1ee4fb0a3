import 'i18next'
import type texts from './locales/en.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'work'
    resources: { work: typeof texts }
  }
}
