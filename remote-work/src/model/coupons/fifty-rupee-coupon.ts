import { parseReferralCode, userDataRecord } from '@baithak/domain'
import { addDays } from '@baithak/domain/indian-time'
import { useHost } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { formatDate } from '@baithak/ui/format'
import { rest } from '../../rest'
import type { Coupon } from './coupon'
import { userCouponsRecord } from './coupon'
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

/** The coupon that the next purchase earns a member who joined with a friend's code and has not received one yet. */
export function useWelcomeCoupon() {
  const { record } = useHost().storage
  const code = parseReferralCode(useRecord(record(userDataRecord)).referredBy)
  const received = useRecord(record(userCouponsRecord)).some(({ type }) => type === 'welcome')
  if (!code || received) return { create: () => undefined }
  return { code, create: (now: Date) => fiftyRupeeCoupon('welcome', code, now) }
}
