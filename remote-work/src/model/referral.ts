import type { RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'

const referralSchema = v.object({
  name: v.string(),
  status: v.picklist(['Completed', 'Pending']),
  date: v.nullish(v.string(), ''),
})
export type Referral = v.InferOutput<typeof referralSchema>

export const referralsRecord: RecordDefinition<Referral[]> = {
  key: 'referrals',
  schema: v.array(referralSchema),
  fallback: [],
}
