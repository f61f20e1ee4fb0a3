import { addDays, isSameMonth } from '@baithak/domain/indian-time'
import type { SampleCafeId } from '@baithak/domain/sample-cafes'
import { sampleCheckIns } from '../model/sample-check-ins'

interface ProfileSummary {
  cafesVisited: number
  eventsAttended: number
  couponsRedeemed: number
}

const eventsDaysAgo = [6, 13, 20]
const couponsDaysAgo = [3, 8, 13, 19]

/** Sample data in place of a server's (section 3): this month's activity starts again on the first. */
export function sampleSummary(now: Date): ProfileSummary {
  const isThisMonth = (date: Date) => isSameMonth(date, now)
  const countThisMonth = (daysAgo: readonly number[]) =>
    daysAgo.filter((days) => isThisMonth(addDays(now, -days))).length
  const checkIns = sampleCheckIns(now).filter(({ date }) => isThisMonth(date))
  return {
    cafesVisited: new Set(checkIns.map(({ cafeId }) => cafeId)).size,
    eventsAttended: countThisMonth(eventsDaysAgo),
    couponsRedeemed: countThisMonth(couponsDaysAgo),
  }
}

interface FavouriteCafe {
  id: SampleCafeId
  visits: number
}

/** All visits since the member joined. */
export const favouriteCafes: FavouriteCafe[] = [
  { id: 'dabara-house', visits: 18 },
  { id: 'khidki-coffee', visits: 11 },
  { id: 'tulsi-courtyard', visits: 7 },
]
