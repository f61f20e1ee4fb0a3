import { idSchema } from '@baithak/domain'
import type { RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'

/** A coupon of the wallet. */
const couponSchema = v.object({
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

export const userCouponsRecord: RecordDefinition<Coupon[]> = {
  key: 'userCoupons',
  schema: v.array(couponSchema),
  fallback: [],
}
