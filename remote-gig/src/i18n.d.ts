import 'i18next'
import type { cafeTexts } from '@baithak/domain/sample-cafes'
import type applicationTranslations from './applications/en.json'
import type artistTranslations from './artist/en.json'
import type pageTranslations from './gigs/en.json'
import type translations from './locales/en.json'
import type premiumTranslations from './premium/en.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'gig'
    resources: {
      gig: Omit<typeof translations, 'manifest'> & typeof cafeTexts
      'gig-applications': typeof applicationTranslations
      'gig-artist': typeof artistTranslations
      'gig-gigs': typeof pageTranslations
      'gig-premium': typeof premiumTranslations
    }
  }
}
