import 'i18next'
import type { cafeTexts } from '@baithak/domain/sample-cafes'
import type reminderTranslations from './gigs/en.json'
import type translations from './locales/en.json'
import type monthTranslations from './month/en.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'gig'
    resources: {
      gig: Omit<typeof translations, 'manifest'> & typeof cafeTexts
      'gig-month': typeof monthTranslations
      'gig-reminders': typeof reminderTranslations
    }
  }
}
