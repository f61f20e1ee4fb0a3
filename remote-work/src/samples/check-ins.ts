import type { SampleCafeId } from '@baithak/domain/sample-cafes'

/** Check-ins of the last four weeks, the latest first. */
export const sampleCheckIns: { cafeId: SampleCafeId; daysAgo: number; minutes: number }[] = [
  { cafeId: 'dabara-house', daysAgo: 2, minutes: 190 },
  { cafeId: 'bookmark-reading-room', daysAgo: 4, minutes: 325 },
  { cafeId: 'tulsi-courtyard', daysAgo: 7, minutes: 105 },
  { cafeId: 'dabara-house', daysAgo: 9, minutes: 240 },
  { cafeId: 'khidki-coffee', daysAgo: 12, minutes: 150 },
  { cafeId: 'gulmohar-counter', daysAgo: 16, minutes: 75 },
  { cafeId: 'dabara-house', daysAgo: 20, minutes: 210 },
  { cafeId: 'khidki-coffee', daysAgo: 26, minutes: 130 },
]

/** The profile's summary (spec §3). The counts of the favourites are all since the member joined. */
export const sampleActivity = { cafesVisited: 5, eventsAttended: 3, couponsRedeemed: 4 }
export const sampleFavourites: { id: SampleCafeId; count: number }[] = [
  { id: 'dabara-house', count: 18 },
  { id: 'khidki-coffee', count: 11 },
  { id: 'tulsi-courtyard', count: 7 },
]
