import {
  type PassId,
  type PassPlan,
  type Tier,
  tierSchema,
  type UserPass,
  userPassRecord,
  userPassSchema,
} from '@baithak/domain'
import { instantOf } from '@baithak/domain/indian-time'
import { useHost } from '@baithak/platform'
import { type RecordDefinition, useRecord } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import { useClock } from '@baithak/ui'

const benefits: Record<Tier, string[]> = {
  Silver: [
    'Silver cafés',
    '1 Gold café access per month',
    'Complimentary daily coffee',
    '10% F&B discount',
    'Free WiFi',
  ],
  Gold: [
    'Gold, Luxury and Silver cafés',
    'Complimentary daily premium coffee',
    '15% F&B discount',
    'Free WiFi plus priority seating',
    'Free access to select networking events',
  ],
}

const plan = (id: PassId, type: Tier, duration: PassPlan['duration'], price: number): PassPlan => ({
  id,
  type,
  duration,
  price,
  benefits: benefits[type],
  status: 'Active',
})

/** All plans with their prices in rupees (spec §9). Plans are stored in English; screens translate them. */
export const passPlans: Record<PassId, PassPlan> = {
  silver_weekly: plan('silver_weekly', 'Silver', 'Weekly', 1750),
  silver_monthly: plan('silver_monthly', 'Silver', 'Monthly', 4999),
  gold_weekly: plan('gold_weekly', 'Gold', 'Weekly', 3150),
  gold_monthly: plan('gold_monthly', 'Gold', 'Monthly', 7999),
}

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

interface KnownPass {
  plan: PassPlan
  /** The purchase. */
  since: Date
  until: Date
}
export type PassStatus =
  | { state: 'none' }
  | ({ state: 'active' } & KnownPass)
  | ({ state: 'ended' } & KnownPass)

/** A pass is valid up to and including its expiry. */
export function passStatusOf(pass: UserPass | null | undefined, now: Date): PassStatus {
  if (!pass) return { state: 'none' }
  const since = instantOf(pass.purchaseDate)
  const until = instantOf(pass.expiryDate)
  return { state: now > until ? 'ended' : 'active', plan: passPlans[pass.passId], since, until }
}

/**
 * Returns the pass that counts: the current one, or else the latest of the history. That one has ended, or it was
 * archived while the device's clock was ahead and is valid again.
 */
export function currentPass(stored: UserPass | null, history: readonly PastPass[]) {
  if (stored) return stored
  const timeOf = ({ purchaseDate }: UserPass) => instantOf(purchaseDate).getTime()
  return history
    .map((past) => ({ ...past, passId: past.passId ?? past.id }))
    .filter((pass) => v.is(userPassSchema, pass))
    .sort((one, other) => timeOf(other) - timeOf(one))
    .at(0)
}

/** Returns the status of the member's pass. It updates at the millisecond of expiry and on writes of other tabs. */
export function usePassStatus(): PassStatus {
  const { record } = useHost().storage
  const stored = useRecord(record(userPassRecord))
  const pass = currentPass(stored, useRecord(record(passHistoryRecord)))
  return passStatusOf(pass, useClock(pass ? instantOf(pass.expiryDate).getTime() + 1 : null))
}
