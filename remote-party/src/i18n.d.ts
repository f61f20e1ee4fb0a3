import 'i18next'
import type { placeTexts } from '@baithak/domain/sample-venues'
import type translations from './locales/en.json'
import type rest from './locales/rest/en.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'party'
    resources: {
      party: Omit<typeof translations, 'manifest'> & typeof rest & typeof placeTexts
    }
  }
}
