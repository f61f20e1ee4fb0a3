import type cafeDetailTexts from './sample-cafe-details/locales/screens/en.json'

/** City, address and description of each built-in café. */
export type CafeDetailTexts = typeof cafeDetailTexts

/**
 * Loaders for the translations of a mode's later screens. They keep these texts out of the first screen. A mode puts them
 * beside its own, so no file of a mode may have the same path from its `mode.ts`.
 */
export const cafeDetailTranslations = import.meta.glob(
  './sample-cafe-details/locales/screens/*.json',
  {
    import: 'default',
  },
)
