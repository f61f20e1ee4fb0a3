import 'i18next'
import type { CafeDetailTexts } from '@baithak/domain/sample-cafe-details'
import type { placeTexts } from '@baithak/domain/sample-venues'
import type translations from './locales/en.json'
import type screenTranslations from './locales/screens/en.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'party'
    resources: {
      party: Omit<typeof translations, 'manifest'> &
        typeof screenTranslations &
        typeof placeTexts &
        CafeDetailTexts
    }
  }
}
