import 'i18next'
import type texts from './locales/en.json'
import type walletTexts from './wallet/en.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'work'
    resources: { work: typeof texts; 'work-wallet': typeof walletTexts }
  }
}
