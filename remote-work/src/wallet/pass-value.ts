import type { Tier, UserPass, Visit } from '@baithak/domain'
import { differenceInCalendarDays, instantOf, startOfDay } from '@baithak/domain/indian-time'

/** What members pay for the coffee that a pass includes: an average of the sample cafés. */
export const coffeeRupees: Record<Tier, number> = { Silver: 180, Gold: 240 }

export interface PassValue {
  daysLeft: number
  totalDays: number
  visits: number
  /** That the member has had: the pass includes one a day. */
  coffees: number
  savedRupees: number
}

/** What a pass has given since its purchase. Hops have passes of their own and do not count. */
export function passValue(
  { purchaseDate, expiryDate }: UserPass,
  tier: Tier,
  visits: readonly Pick<Visit, 'at' | 'passId'>[],
  coffeesHad: readonly string[],
  now: Date,
): PassValue {
  const purchased = instantOf(purchaseDate)
  const expires = instantOf(expiryDate)
  const isOfPass = (at: string) => instantOf(at) >= startOfDay(purchased) && instantOf(at) <= now
  const coffees = new Set(
    coffeesHad.filter(isOfPass).map((at) => startOfDay(instantOf(at)).getTime()),
  ).size
  return {
    daysLeft: Math.max(0, differenceInCalendarDays(expires, now)),
    totalDays: Math.max(1, differenceInCalendarDays(expires, purchased)),
    visits: visits.filter(({ passId, at }) => passId !== null && isOfPass(at)).length,
    coffees,
    savedRupees: coffees * coffeeRupees[tier],
  }
}
