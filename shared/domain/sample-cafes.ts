import type { CafeDetails } from './cafe'
import type { Tier } from './pass'
import cafeTexts from './sample-cafes/en.json'

/** Names and areas of the built-in cafés, in English. */
export { cafeTexts }
export type SampleCafeId = keyof typeof cafeTexts

/** The other languages, for the translations of a mode: the visitor's alone is fetched. */
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

const cafeFacts: Readonly<Record<SampleCafeId, Omit<CafeDetails, 'rating'> & { tier: Tier }>> = {
  'dabara-house': {
    tier: 'Gold',
    images: ['counter-cardamom', 'cup-marigold', 'garden-mint', 'booth-work'],
    amenities: ['wifi', 'sockets', 'ac', 'quiet', 'food'],
    occupancy: 'low',
  },
  'gulmohar-counter': {
    tier: 'Silver',
    images: ['counter-marigold', 'dining-marigold', 'chai-marigold'],
    amenities: ['wifi', 'sockets', 'ac', 'food'],
    occupancy: 'high',
  },
  'rose-cup-room': {
    tier: 'Silver',
    images: ['booth-rose', 'cup-rose', 'garden-rose'],
    amenities: ['wifi', 'sockets', 'ac', 'quiet', 'food'],
    occupancy: 'medium',
  },
  'lakeside-verandah': {
    tier: 'Gold',
    images: ['sea-sea', 'counter-sea', 'sea-rose'],
    amenities: ['wifi', 'ac', 'quiet', 'food'],
    occupancy: 'low',
  },
  'khidki-coffee': {
    tier: 'Silver',
    images: ['booth-terracotta', 'courtyard-terracotta', 'dining-terracotta'],
    amenities: ['wifi', 'sockets', 'ac', 'quiet'],
    occupancy: 'medium',
  },
  'cutting-chai-company': {
    tier: 'Silver',
    images: ['chai-sea', 'counter-sea', 'sea-sea'],
    amenities: ['wifi', 'sockets', 'food'],
    occupancy: 'high',
  },
  'monsoon-glasshouse': {
    tier: 'Gold',
    images: ['garden-mint', 'courtyard-mint', 'garden-rose'],
    amenities: ['wifi', 'sockets', 'ac', 'food'],
    occupancy: 'medium',
  },
  'slow-drip-bar': {
    tier: 'Silver',
    images: ['bar-espresso', 'library-espresso', 'bar-indigo'],
    amenities: ['wifi', 'sockets', 'ac', 'quiet'],
    occupancy: 'medium',
  },
  'tulsi-courtyard': {
    tier: 'Silver',
    images: ['courtyard-mint', 'garden-mint', 'counter-cardamom'],
    amenities: ['wifi', 'sockets', 'ac', 'quiet', 'food'],
    occupancy: 'low',
  },
  'bookmark-reading-room': {
    tier: 'Gold',
    images: ['library-indigo', 'bar-indigo', 'library-espresso'],
    amenities: ['wifi', 'sockets', 'ac', 'quiet'],
    occupancy: 'low',
  },
}

/** Returns what members and partners both see of a built-in café. */
export const sampleCafeDetails = (id: SampleCafeId) => ({
  ...cafeFacts[id],
  rating: cafeRatings[id],
})
