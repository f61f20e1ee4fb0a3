import type { Tier, UserPass, Visit } from '@baithak/domain'
import { differenceInCalendarDays, isSameDay, startOfDay, subDays } from 'date-fns'

/** What members pay for the coffee that a pass includes: an average of the sample cafés. */
export const coffeeRupees: Record<Tier, number> = { Silver: 180, Gold: 240 }

/** Of the chart. */
const shownDays = 7

export interface PassValue {
  daysLeft: number
  totalDays: number
  visits: number
  /** One a day with a visit: the pass includes a daily coffee. */
  coffees: number
  savedRupees: number
  /** The last seven days, the latest last. */
  days: { date: Date; visits: number }[]
}

/** What a pass has given since its purchase. Hops have passes of their own and do not count. */
export function passValue(
  { purchaseDate, expiryDate }: UserPass,
  tier: Tier,
  visits: readonly Pick<Visit, 'at' | 'passId'>[],
  now: Date,
): PassValue {
  const purchased = new Date(purchaseDate)
  const expires = new Date(expiryDate)
  const times = visits
    .filter(({ passId }) => passId !== null)
    .map(({ at }) => new Date(at))
    .filter((at) => at >= startOfDay(purchased) && at <= now)
  const coffees = new Set(times.map((at) => startOfDay(at).getTime())).size
  return {
    daysLeft: Math.max(0, differenceInCalendarDays(expires, now)),
    totalDays: Math.max(1, differenceInCalendarDays(expires, purchased)),
    visits: times.length,
    coffees,
    savedRupees: coffees * coffeeRupees[tier],
    days: Array.from({ length: shownDays }, (_, index) => {
      const date = subDays(startOfDay(now), shownDays - 1 - index)
      return { date, visits: times.filter((at) => isSameDay(at, date)).length }
    }),
  }
}
