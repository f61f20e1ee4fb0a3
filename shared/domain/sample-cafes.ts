import type { CafeDetails } from './cafe'
import type { Tier } from './pass'
import facts from './sample-cafe-facts.json'
import ratings from './sample-cafe-ratings.json'
import cafeTexts from './sample-cafes/en.json'

/** Names and areas of the built-in cafés, in English. */
export { cafeTexts }
export type SampleCafeId = keyof typeof cafeTexts

/** Loaders of the other languages, for the translations of a mode. */
export const cafeTranslations = import.meta.glob(['./sample-cafes/*.json', '!**/en.json'], {
  import: 'default',
})

/** Apart from the other facts, because Party's first screen needs only these. */
export const cafeRatings: Readonly<Record<SampleCafeId, number>> = ratings

type CafeFacts = Omit<CafeDetails, 'rating'> & { tier: Tier }

/** Returns what members and partners both see of a built-in café. */
export const sampleCafeDetails = (id: SampleCafeId) => ({
  ...(facts as Record<SampleCafeId, CafeFacts>)[id],
  rating: cafeRatings[id],
})
