import { inLanguage } from '@baithak/contract'
import type { RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import { rest } from '../rest'

/** A friend who was invited. */
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

/** A friend's stored name in the visitor's language, if it is a sample's; any other as stored. */
export function friendNameIn(language: string, stored: string): string {
  const known = Object.values(rest).flatMap(({ friends }) => Object.entries(friends))
  const [key = ''] = known.find(([, name]) => name === stored) ?? []
  return new Map(Object.entries(inLanguage(rest, language).friends)).get(key) ?? stored
}
