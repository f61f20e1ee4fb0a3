import { v } from '../../schema'
import { idSchema } from './id'

/** A coupon of the wallet (key `userCoupons`). */
export const couponSchema = v.object({
  id: idSchema,
  title: v.string(),
  description: v.string(),
  /** Display text, not a date. */
  expiry: v.string(),
  /** A coupon with any value but 'active' can no longer be used. */
  status: v.string(),
  type: v.picklist(['standard', 'referral', 'welcome']),
})
export type Coupon = v.InferOutput<typeof couponSchema>

export const couponDefaults = { description: '', expiry: '', type: 'standard' } as const
