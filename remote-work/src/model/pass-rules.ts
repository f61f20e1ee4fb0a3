import { type PassPlan, tierSchema, type UserPass, userPassSchema } from '@baithak/domain'
import { addDays, addMonths, instantOf } from '@baithak/domain/indian-time'
import type { RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import { passPlans } from './pass-plans'

/** A former pass. Only its status is certain: other programs may have left out the plan or the dates. */
const pastPassSchema = v.object({
  passId: v.nullish(v.string()),
  id: v.nullish(v.string()),
  type: v.nullish(tierSchema),
  duration: v.nullish(v.picklist(['Weekly', 'Monthly'])),
  price: v.nullish(v.number()),
  benefits: v.nullish(v.array(v.string())),
  status: v.string(),
  purchaseDate: v.nullish(v.string()),
  expiryDate: v.nullish(v.string()),
})
export type PastPass = v.InferOutput<typeof pastPassSchema>

export const passHistoryRecord: RecordDefinition<PastPass[]> = {
  key: 'passHistory',
  schema: v.array(pastPassSchema),
  fallback: [],
}

export const planOf = ({ passId, id, type, duration }: PastPass): PassPlan | undefined =>
  Object.values(passPlans).find(
    (plan) => plan.id === (passId ?? id) || (plan.type === type && plan.duration === duration),
  )

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

/** Returns the past pass without the plan and the status, which the history adds. */
function userPassOf(past: PastPass): UserPass[] {
  const { id, type: _, duration: _2, price: _3, benefits: _4, status: _5, ...rest } = past
  const pass = { ...rest, passId: rest.passId ?? id }
  return v.is(userPassSchema, pass) ? [pass] : []
}

/**
 * Returns the latest of the past passes if it is valid: it was archived while the device's clock was ahead. An older one
 * that is valid was replaced.
 */
export function wronglyArchived(history: readonly PastPass[], now: Date): UserPass | null {
  const timeOf = ({ purchaseDate }: UserPass) => instantOf(purchaseDate).getTime()
  const [latest] = history.flatMap(userPassOf).toSorted((one, other) => timeOf(other) - timeOf(one))
  return latest && now <= instantOf(latest.expiryDate) ? latest : null
}

/** Returns the plan and the end of the pass that has run out, so that the member can have the same one again. */
export function endedPassOf(status: PassStatus, history: readonly PastPass[], now: Date) {
  if (status.state === 'active') return undefined
  const passes = status.state === 'expired' ? [status.pass] : history.flatMap(userPassOf)
  const [pass] = passes.filter(({ expiryDate }) => instantOf(expiryDate) < now)
  return pass && { plan: passPlans[pass.passId], until: instantOf(pass.expiryDate) }
}

/** Returns the pass that Explore and Profile show: the member's own, or a sample Silver Pass without a date. */
export function displayedPass(status: PassStatus) {
  if (status.state === 'none') return { tier: 'Silver' as const, active: true, until: null }
  if (status.state === 'active')
    return { tier: status.plan.type, active: true, until: status.until }
  const { passId, expiryDate } = status.pass
  return { tier: passPlans[passId].type, active: false, until: instantOf(expiryDate) }
}
