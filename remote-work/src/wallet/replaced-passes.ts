import type { UserPass } from '@baithak/domain'
import { instantOf } from '@baithak/domain/indian-time'
import type { PastPass } from '../model/pass/pass-rules'

type PassDates = Pick<UserPass, 'purchaseDate' | 'expiryDate'>

/**
 * The past passes that another pass replaced while they were valid, each with the date of that purchase. All past
 * passes are stored as Expired (section 4); the dates tell why. The date is null when the newer pass is not stored,
 * or was purchased while the clock was ahead.
 */
export function replacedPasses(
  history: readonly PastPass[],
  current: PassDates | null,
  now: Date,
): Map<PastPass, Date | null> {
  const times = [...history, ...(current ? [current] : [])].map(({ purchaseDate }) =>
    timeOf(purchaseDate),
  )
  const purchases = [...new Set(times)].sort((one, other) => one - other)
  const nextPurchases = new Map(purchases.map((time, index) => [time, purchases[index + 1]]))
  const replaced = new Map<PastPass, Date | null>()
  for (const pass of history) {
    const expiry = timeOf(pass.expiryDate)
    const next = nextPurchases.get(timeOf(pass.purchaseDate))
    if (next !== undefined && next < expiry) replaced.set(pass, new Date(next))
    else if (expiry > now.getTime()) replaced.set(pass, null)
  }
  return replaced
}

const timeOf = (date: string) => instantOf(date).getTime()
