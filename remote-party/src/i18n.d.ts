import 'i18next'
import type { placeTexts } from '@baithak/domain/sample-venues'
import type hoppingTranslations from './cafe-hopping/en.json'
import type chatTranslations from './chat/en.json'
import type invitationTranslations from './invitation/en.json'
import type translations from './locales/en.json'
import type myPartiesTranslations from './my-parties/en.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'party'
    resources: {
      party: Omit<typeof translations, 'manifest'> & typeof placeTexts
      'party-chat': typeof chatTranslations
      'party-cafe-hopping': typeof hoppingTranslations
      'party-invitation': typeof invitationTranslations
      'party-my-parties': typeof myPartiesTranslations
    }
  }
}
