import 'i18next'
import type translations from './locales/en.json'
import type walletTranslations from './wallet/en.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'work'
    resources: { work: typeof translations; 'work-wallet': typeof walletTranslations }
  }
}
