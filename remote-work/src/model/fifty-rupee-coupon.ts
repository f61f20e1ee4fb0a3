import { formatDate } from '@baithak/shared/format'
import type { Coupon } from '@baithak/shared/storage'
import { addDays } from 'date-fns'

/** Validity of referral and welcome coupons (section 9). */
const couponDays = 30

/** The coupon for a friend's purchase, or for one's own with a friend's code. The expiry is stored as a formatted date. */
export function fiftyRupeeCoupon(
  type: 'referral' | 'welcome',
  labels: Pick<Coupon, 'title' | 'description'>,
  now: Date,
): Coupon {
  return {
    ...labels,
    id: `${type}-${now.getTime()}`,
    expiry: formatDate(addDays(now, couponDays)),
    status: 'active',
    type,
  }
}
