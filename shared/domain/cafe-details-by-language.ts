import { byLanguage } from '@baithak/contract'
import type { CafeDetailTexts } from './sample-cafe-details'

/**
 * The details of cafés in all languages at once, for code that cannot wait. They have a file of their own, because a mode
 * that imports it has these texts in its first screen.
 */
export const cafeDetailsByLanguage = byLanguage(
  import.meta.glob<CafeDetailTexts>('./sample-cafe-details/locales/screens/*.json', {
    eager: true,
    import: 'default',
  }),
)
