import type { SampleCafeId } from '@baithak/domain/sample-cafes'

/** The distances of the built-in cafés, nearest first. `map-places.test.ts` compares those on the map with their pins. */
export const sampleDistances: Readonly<Record<SampleCafeId, string>> = {
  'dabara-house': '0.3 km',
  'gulmohar-counter': '1.0 km',
  'rose-cup-room': '1.3 km',
  'lakeside-verandah': '1.5 km',
  'khidki-coffee': '3.6 km',
  'cutting-chai-company': '5.2 km',
  'monsoon-glasshouse': '7.1 km',
  'slow-drip-bar': '7.4 km',
  'tulsi-courtyard': '7.7 km',
  'bookmark-reading-room': '8.1 km',
}
