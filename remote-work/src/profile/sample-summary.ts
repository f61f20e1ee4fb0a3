import type { SampleCafeId } from '../model/cafe/sample-cafes'

interface ProfileSummary {
  cafesVisited: number
  eventsAttended: number
  couponsRedeemed: number
  tasterLevel: 'connoisseur'
  /** The first day of the month. */
  memberSince: string
}

/** Sample data in place of a server's (section 3). */
export const sampleSummary: ProfileSummary = {
  cafesVisited: 12,
  eventsAttended: 3,
  couponsRedeemed: 4,
  tasterLevel: 'connoisseur',
  memberSince: '2026-06-01',
}

interface FavouriteCafe {
  id: SampleCafeId
  visits: number
}

export const favouriteCafes: FavouriteCafe[] = [
  { id: 'dabara-house', visits: 18 },
  { id: 'khidki-coffee', visits: 11 },
  { id: 'tulsi-courtyard', visits: 7 },
]
