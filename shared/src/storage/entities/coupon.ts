import { v } from '../../schema'
import { idSchema } from './id'

/** A coupon of the wallet (key `userCoupons`). */
export const couponSchema = v.object({
  id: idSchema,
  title: v.string(),
  description: v.nullish(v.string(), ''),
  /** Display text, not a date. */
  expiry: v.nullish(v.string(), ''),
  /** A coupon with any value but 'active' can no longer be used. */
  status: v.string(),
  type: v.nullish(v.picklist(['standard', 'referral', 'welcome']), 'standard'),
})
export type Coupon = v.InferOutput<typeof couponSchema>
