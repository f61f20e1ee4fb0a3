import type { SampleCafeId } from '@baithak/domain/sample-cafes'

/** The distances of the built-in cafés, nearest first. */
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

/** A position in percent of the map's width and height. */
export interface MapPosition {
  left: number
  top: number
}

export const memberPosition: MapPosition = { left: 49.7, top: 39.1 }

/** The cafés within 1.5 km, at one scale: 28.2 % of the width are a kilometre. A test compares them with the distances. */
export const pins = [
  { id: 'dabara-house', left: 58.3, top: 39.8 },
  { id: 'gulmohar-counter', left: 24, top: 43.7 },
  { id: 'rose-cup-room', left: 47.3, top: 56.2 },
  { id: 'lakeside-verandah', left: 7.8, top: 36.9 },
] as const satisfies ({ id: SampleCafeId } & MapPosition)[]
