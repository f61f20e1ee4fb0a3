import { v } from '../../schema'

/** A friend who was invited (key `referrals`). */
export const referralSchema = v.object({
  name: v.string(),
  status: v.picklist(['Completed', 'Pending']),
  date: v.string(),
})
export type Referral = v.InferOutput<typeof referralSchema>

export const referralDefaults = { date: '' }
