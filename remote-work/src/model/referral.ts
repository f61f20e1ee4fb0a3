import { inLanguage } from '@baithak/contract'
import { isSameName } from '@baithak/domain'
import type { RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import { screenTexts } from '../locales/screen-texts'

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

/** Translates a friend's stored name if it is a sample's. */
export const friendNameIn = (language: string, stored: string): string =>
  Object.entries(inLanguage(screenTexts, language).friends).find(([name]) =>
    isSameName(name, stored),
  )?.[1] ?? stored
