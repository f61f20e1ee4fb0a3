import { byLanguage, inLanguage } from '@baithak/contract'
import { useTranslation } from '@baithak/platform'
import type english from '../locales/en.json'

const texts = byLanguage(
  import.meta.glob<typeof english>('../locales/*.json', { eager: true, import: 'default' }),
)

/** Returns the kit's own texts in the visitor's language. */
export const useKitTexts = () => inLanguage(texts, useTranslation().i18n.language)
