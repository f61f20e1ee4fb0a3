import { addDays } from '@baithak/domain/indian-time'
import { formatDate } from '@baithak/ui/format'
import { rest } from '../../rest'
import type { Coupon } from './coupon'
import { fillPlaceholder } from './translate-coupon'

/** Validity of referral and welcome coupons (section 9). */
const couponDays = 30

/**
 * The coupon for a friend's purchase, or for one's own with a friend's code. Stored in English, with the expiry as a
 * formatted date; the wallet translates it.
 */
export function fiftyRupeeCoupon(
  type: 'referral' | 'welcome',
  /** The friend's name or code. */
  friend: string,
  now: Date,
): Coupon {
  return {
    title: rest.en.coupons[type].title,
    description: fillPlaceholder(rest.en.coupons[type].description, friend),
    id: `${type}-${now.getTime()}`,
    expiry: formatDate(addDays(now, couponDays)),
    status: 'active',
    type,
  }
}
