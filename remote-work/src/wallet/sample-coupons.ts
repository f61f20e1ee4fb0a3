import { isoDate } from '@baithak/shared/format'
import type { Coupon } from '@baithak/shared/storage'
import { addDays } from 'date-fns'

type Labels = Record<'welcome' | 'monsoon', Pick<Coupon, 'title' | 'description'>>

/** An active and an expired coupon, with dates relative to today. */
export function sampleCoupons(labels: Labels, today: Date): Coupon[] {
  const expiry = (days: number) => isoDate(addDays(today, days))
  return [
    {
      id: 'sample-welcome',
      ...labels.welcome,
      expiry: expiry(27),
      status: 'active',
      type: 'welcome',
    },
    {
      id: 'sample-monsoon',
      ...labels.monsoon,
      expiry: expiry(-21),
      status: 'expired',
      type: 'standard',
    },
  ]
}
