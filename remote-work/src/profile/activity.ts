import type { Visit } from '@baithak/domain'
import { instantOf, isSameMonth } from '@baithak/domain/indian-time'
import type { SampleCafeId } from '@baithak/domain/sample-cafes'

export type Activity = Record<'cafesVisited' | 'eventsAttended' | 'couponsRedeemed', number>

/** What the member has done this month. An evening of café-hopping is an event. */
export function activityOf(visits: readonly Visit[], now: Date): Activity {
  const ofMonth = visits.filter(({ at }) => isSameMonth(instantOf(at), now))
  const hops = ofMonth.flatMap(({ bookingId }) => bookingId ?? [])
  return {
    cafesVisited: new Set(ofMonth.map(({ cafeId }) => cafeId)).size,
    eventsAttended: new Set(hops).size,
    // No coupon can be used yet.
    couponsRedeemed: 0,
  }
}

/** Sample data in place of a server's (section 3). */
export const sampleActivity: Activity = { cafesVisited: 5, eventsAttended: 3, couponsRedeemed: 4 }

/** All visits since the member joined. */
export const sampleFavourites: { id: SampleCafeId; visits: number }[] = [
  { id: 'dabara-house', visits: 18 },
  { id: 'khidki-coffee', visits: 11 },
  { id: 'tulsi-courtyard', visits: 7 },
]
