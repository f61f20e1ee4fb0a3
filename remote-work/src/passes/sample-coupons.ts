import { formatDate } from '@baithak/shared/format'
import type { Coupon } from '@baithak/shared/storage'
import { addDays } from 'date-fns'

type Words = Record<'welcome' | 'monsoon', Pick<Coupon, 'title' | 'description'>>

/** The welcome coupon of a new member, and one that has run out; their dates keep their distance from today. */
export function sampleCoupons(words: Words, today: Date, language: string): Coupon[] {
  const expiry = (days: number) => formatDate(addDays(today, days), language)
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
