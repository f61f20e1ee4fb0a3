import type { CafeDetails } from './cafe'
import type { Tier } from './pass'
import facts from './sample-cafe-facts.json'
import cafeTexts from './sample-cafes/en.json'

/** Names and areas of the built-in cafés, in English. */
export { cafeTexts }
export type SampleCafeId = keyof typeof cafeTexts

/** Loaders of the other languages, for the translations of a mode. */
export const cafeTranslations = import.meta.glob(['./sample-cafes/*.json', '!**/en.json'], {
  import: 'default',
})

export const cafeRatings: Readonly<Record<SampleCafeId, number>> = {
  'dabara-house': 4.8,
  'gulmohar-counter': 4.4,
  'rose-cup-room': 4.5,
  'lakeside-verandah': 4.8,
  'khidki-coffee': 4.6,
  'cutting-chai-company': 4.4,
  'monsoon-glasshouse': 4.7,
  'slow-drip-bar': 4.6,
  'tulsi-courtyard': 4.7,
  'bookmark-reading-room': 4.5,
}

type CafeFacts = Omit<CafeDetails, 'rating'> & { tier: Tier }

/** Returns what members and partners both see of a built-in café. */
export const sampleCafeDetails = (id: SampleCafeId) => ({
  ...(facts as Record<SampleCafeId, CafeFacts>)[id],
  rating: cafeRatings[id],
})
