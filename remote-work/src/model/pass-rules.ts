import type { PassPlan, UserPass } from '@baithak/domain'
import { dateTextSchema, passIdSchema, passPlanSchema } from '@baithak/domain'
import { addDays, addMonths, instantOf } from '@baithak/domain/indian-time'
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

export interface ActivePassStatus {
  state: 'active'
  plan: PassPlan
  /** The purchase. */
  since: Date
  until: Date
}
export type PassStatus = { state: 'none' } | ActivePassStatus | { state: 'expired'; pass: UserPass }

/** A purchased month is a calendar month, an upgraded one 30 days. */
export type PassSale = 'purchase' | 'upgrade'

export const daysPerWeek = 7
export const upgradeDays = 30

/** The 31st becomes the last day of a shorter month. */
function expiryOf({ duration }: PassPlan, from: Date, sale: PassSale): Date {
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
  if (now > until) return { state: 'expired', pass }
  const since = instantOf(pass.purchaseDate)
  return { state: 'active', plan: passPlans[pass.passId], since, until }
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
  const [latest] = history.toSorted((one, other) => timeOf(other) - timeOf(one))
  if (!latest || now > instantOf(latest.expiryDate)) return null
  // Without the plan and the status, which the history adds.
  const { id, type: _, duration: _2, price: _3, benefits: _4, status: _5, ...dates } = latest
  const passId = latest.passId ?? id
  return passId ? { ...dates, passId } : null
}
