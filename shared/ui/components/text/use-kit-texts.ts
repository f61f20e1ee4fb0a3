import { byLanguage, inLanguage } from '@baithak/contract'
import { useTranslation } from '@baithak/platform'
import type english from '../locales/en.json'

const texts = byLanguage(
  import.meta.glob<typeof english>('../locales/*.json', { eager: true, import: 'default' }),
)

/** The texts that components have of their own, in the visitor's language. */
export const useKitTexts = () => inLanguage(texts, useTranslation().i18n.language)
