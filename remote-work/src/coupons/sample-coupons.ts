import type { Coupon } from '@baithak/shared/storage'
import { addDays, formatISO } from 'date-fns'

type Words = Record<'welcome' | 'monsoon', Pick<Coupon, 'title' | 'description'>>

/** The welcome coupon of a new member, and one that has run out; their dates keep their distance from today. */
export function sampleCoupons(words: Words, today: Date): Coupon[] {
  const expiry = (days: number) => formatISO(addDays(today, days), { representation: 'date' })
  return [
    {
      id: 'sample-welcome',
      ...words.welcome,
      expiry: expiry(27),
      status: 'active',
      type: 'welcome',
    },
    {
      id: 'sample-monsoon',
      ...words.monsoon,
      expiry: expiry(-21),
      status: 'expired',
      type: 'standard',
    },
  ]
}
