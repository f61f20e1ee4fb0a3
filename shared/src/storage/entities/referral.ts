import { v } from '../../schema'

/** A friend who was invited (key `referrals`). */
export const referralSchema = v.object({
  name: v.string(),
  status: v.picklist(['Completed', 'Pending']),
  date: v.nullish(v.string(), ''),
})
export type Referral = v.InferOutput<typeof referralSchema>
