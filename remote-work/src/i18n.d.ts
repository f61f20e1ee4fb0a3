import 'i18next'
import type { CafeDetailTexts } from '@baithak/domain/sample-cafe-details'
import type { cafeTexts } from '@baithak/domain/sample-cafes'
import type translations from './locales/en.json'
import type screenTranslations from './locales/screens/en.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'work'
    resources: {
      work: Omit<typeof translations, 'manifest'> &
        typeof screenTranslations &
        typeof cafeTexts &
        CafeDetailTexts
    }
  }
}
