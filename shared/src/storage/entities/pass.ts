import { v } from '../../schema'
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

const passPlanSchema = v.object({
  id: passIdSchema,
  type: tierSchema,
  duration: v.picklist(['Weekly', 'Monthly']),
  price: v.number(),
  benefits: v.array(v.string()),
  status: v.string(),
})
export type PassPlan = v.InferOutput<typeof passPlanSchema>

/** The current pass (key `userPass`). */
export const userPassSchema = v.object({
  passId: passIdSchema,
  purchaseDate: dateTextSchema,
  expiryDate: dateTextSchema,
})
export type UserPass = v.InferOutput<typeof userPassSchema>

/** A former pass with its plan and dates (key `passHistory`). */
export const pastPassSchema = v.object({
  ...v.partial(passPlanSchema, ['id', 'price', 'benefits']).entries,
  passId: v.optional(passIdSchema),
  status: v.literal('Expired'),
  purchaseDate: dateTextSchema,
  expiryDate: dateTextSchema,
})
export type PastPass = v.InferOutput<typeof pastPassSchema>
