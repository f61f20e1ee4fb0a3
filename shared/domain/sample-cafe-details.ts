import { byLanguage } from '@baithak/contract'
import type cafeDetailTexts from './locales/screens/en.json'

/** City, address and description of each built-in café. */
export type CafeDetailTexts = typeof cafeDetailTexts

/** Loaders for the translations of a mode's later screens. They keep these texts out of the first screen. */
export const cafeDetailTranslations = import.meta.glob('./locales/screens/*.json', {
  import: 'default',
})

/** The texts in all languages at once, for code that cannot wait. */
export const cafeDetailsByLanguage = /* @__PURE__ */ byLanguage(
  import.meta.glob<CafeDetailTexts>('./locales/screens/*.json', {
    eager: true,
    import: 'default',
  }),
)
