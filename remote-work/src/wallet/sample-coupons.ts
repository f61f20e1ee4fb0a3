import { isoDate } from '@baithak/domain'
import { addDays } from 'date-fns'
import type { Coupon } from '../model/coupons/coupon'
import en from '../model/coupons/en.json'

/** An active and an expired coupon, with dates relative to today. In English, as stored ones are. */
export function sampleCoupons(today: Date): Coupon[] {
  const expiry = (days: number) => isoDate(addDays(today, days))
  return [
    {
      id: 'sample-welcome',
      ...en['sample-welcome'],
      expiry: expiry(27),
      status: 'active',
      type: 'welcome',
    },
    {
      id: 'sample-monsoon',
      ...en['sample-monsoon'],
      expiry: expiry(-21),
      status: 'expired',
      type: 'standard',
    },
  ]
}
