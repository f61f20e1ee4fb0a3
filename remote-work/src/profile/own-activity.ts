import { memberSinceRecord, userPassRecord, type Visit } from '@baithak/domain'
import { instantOf, isSameMonth } from '@baithak/domain/indian-time'
import { useHost } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { passHistoryRecord } from '../model/pass/pass-rules'
import { useVisits } from '../model/use-visits'

export type Figure = 'cafesVisited' | 'eventsAttended' | 'couponsRedeemed'

/** What the member has done this month. An evening of café-hopping is an event. */
export function ownActivity(visits: readonly Visit[], now: Date): Record<Figure, number> {
  const ofMonth = visits.filter(({ at }) => isSameMonth(instantOf(at), now))
  const hops = ofMonth.flatMap(({ bookingId }) => bookingId ?? [])
  return {
    cafesVisited: new Set(ofMonth.map(({ cafeId }) => cafeId)).size,
    eventsAttended: new Set(hops).size,
    // No coupon can be used yet.
    couponsRedeemed: 0,
  }
}

export const visitsByCafe = (visits: readonly Visit[]): Map<string, number> =>
  visits.reduce(
    (counts, { cafeId }) => counts.set(cafeId, (counts.get(cafeId) ?? 0) + 1),
    new Map<string, number>(),
  )

/** When the member joined; of an earlier release's member the first known purchase or visit, or now. */
export function useMemberSince(): string {
  const { record } = useHost().storage
  const since = useRecord(record(memberSinceRecord))
  const pass = useRecord(record(userPassRecord))
  const history = useRecord(record(passHistoryRecord))
  const visits = useVisits()
  if (since) return since
  const dates = [
    ...[...history, ...(pass ? [pass] : [])].map(({ purchaseDate }) => purchaseDate),
    ...visits.map(({ at }) => at),
  ]
  const [first] = dates.toSorted((one, other) => Number(instantOf(one)) - Number(instantOf(other)))
  return first ?? new Date().toISOString()
}

const regularPoints = 1
const connoisseurPoints = 150

export function tasterLevelOf(points: number): 'newcomer' | 'regular' | 'connoisseur' {
  if (points >= connoisseurPoints) return 'connoisseur'
  return points >= regularPoints ? 'regular' : 'newcomer'
}
