import type { RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import { dateTextSchema } from './date-text'

export const tierSchema = v.picklist(['Silver', 'Gold'])
export type Tier = v.InferOutput<typeof tierSchema>

export const passIdSchema = v.picklist([
  'silver_weekly',
  'silver_monthly',
  'gold_weekly',
  'gold_monthly',
])
export type PassId = v.InferOutput<typeof passIdSchema>

export const passPlanSchema = v.object({
  id: passIdSchema,
  type: tierSchema,
  duration: v.picklist(['Weekly', 'Monthly']),
  price: v.number(),
  benefits: v.array(v.string()),
  status: v.string(),
})
export type PassPlan = v.InferOutput<typeof passPlanSchema>

/** The current pass. */
export const userPassSchema = v.object({
  passId: passIdSchema,
  purchaseDate: dateTextSchema,
  expiryDate: dateTextSchema,
})
export type UserPass = v.InferOutput<typeof userPassSchema>

/** Writing `null` removes the pass. */
export const userPassRecord: RecordDefinition<UserPass | null> = {
  key: 'userPass',
  schema: v.nullable(userPassSchema),
  fallback: null,
}
