import type { PassPlan, UserPass } from '@baithak/domain'
import { dateTextSchema, passIdSchema, passPlanSchema } from '@baithak/domain'
import {
  addDays,
  addMonths,
  differenceInCalendarDays,
  instantOf,
} from '@baithak/domain/indian-time'
import type { RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import { passPlans } from './pass-plans'

/** A former pass with its plan and dates. */
const pastPassSchema = v.object({
  ...v.partial(passPlanSchema, ['id', 'price', 'benefits']).entries,
  passId: v.optional(passIdSchema),
  status: v.literal('Expired'),
  purchaseDate: dateTextSchema,
  expiryDate: dateTextSchema,
})
export type PastPass = v.InferOutput<typeof pastPassSchema>

export const passHistoryRecord: RecordDefinition<PastPass[]> = {
  key: 'passHistory',
  schema: v.array(pastPassSchema),
  fallback: [],
}

export type PassStatus =
  | { state: 'none' }
  | { state: 'active'; plan: PassPlan; until: Date }
  | { state: 'expired'; pass: UserPass }

/** A purchased month is a calendar month, an upgraded one 30 days. */
export type PassSale = 'purchase' | 'upgrade'

export const daysPerWeek = 7
export const upgradeDays = 30

/** The 31st becomes the last day of a shorter month. */
function expiryOf(
  { duration }: Pick<PassPlan, 'duration'>,
  from: Date,
  sale: PassSale = 'purchase',
): Date {
  if (duration === 'Weekly') return addDays(from, daysPerWeek)
  return sale === 'upgrade' ? addDays(from, upgradeDays) : addMonths(from, 1)
}

export function createPass(plan: PassPlan, now: Date, sale: PassSale = 'purchase'): UserPass {
  return {
    passId: plan.id,
    purchaseDate: now.toISOString(),
    expiryDate: expiryOf(plan, now, sale).toISOString(),
  }
}

/** A pass is valid up to and including its expiry. */
export function passStatusOf(pass: UserPass | null, now: Date): PassStatus {
  if (!pass) return { state: 'none' }
  const until = instantOf(pass.expiryDate)
  if (now.getTime() > until.getTime()) return { state: 'expired', pass }
  return { state: 'active', plan: passPlans[pass.passId], until }
}

export const isSamePass = (
  one: Pick<PastPass, 'passId' | 'purchaseDate' | 'expiryDate'>,
  other: UserPass,
): boolean =>
  one.passId === other.passId &&
  one.purchaseDate === other.purchaseDate &&
  one.expiryDate === other.expiryDate

/** Prepends the pass, unless another tab has already added it. */
export function addToHistory(pass: UserPass, history: PastPass[]): PastPass[] {
  if (history.some((past) => isSamePass(past, pass))) return history
  return [{ ...passPlans[pass.passId], ...pass, status: 'Expired' }, ...history]
}

/**
 * The latest of the past passes, if it is valid: it was archived while the device's clock was ahead. An older one that
 * is valid was replaced.
 */
export function wronglyArchived(history: readonly PastPass[], now: Date): UserPass | null {
  const timeOf = ({ purchaseDate }: PastPass) => instantOf(purchaseDate).getTime()
  const [first, ...others] = history
  if (!first) return null
  const latest = others.reduce((one, other) => (timeOf(other) > timeOf(one) ? other : one), first)
  // Without the plan and the status, which the history adds.
  const { id, type: _, duration: _2, price: _3, benefits: _4, status: _5, ...dates } = latest
  const passId = latest.passId ?? id
  if (!passId || now.getTime() > instantOf(latest.expiryDate).getTime()) return null
  return { ...dates, passId }
}

const lastDays = 3

/** With fewer days left, the end is too near for an entry in a calendar. */
export const lastVisitDays = 2

/** How many days are left in the last three; null before, and without a pass. */
export function lastDaysOf(status: PassStatus, now: Date): number | null {
  if (status.state !== 'active') return null
  const days = differenceInCalendarDays(status.until, now)
  return days <= lastDays ? days : null
}
