import 'i18next'
import type invitationTranslations from './invitation/en.json'
import type translations from './locales/en.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'party'
    resources: { party: typeof translations; 'party-invitation': typeof invitationTranslations }
  }
}
