import { formatDate } from '@baithak/shared/format'
import type { Coupon, Referral } from '@baithak/shared/storage'
import { addDays } from 'date-fns'

interface Completion {
  referrals: Referral[]
  /** The first pending referral, the only one that earns a coupon; null when none was pending. */
  rewarded: Referral | null
}

/** Completes every pending referral. */
export function completeReferrals(referrals: Referral[]): Completion {
  return {
    referrals: referrals.map((referral) => ({ ...referral, status: 'Completed' })),
    rewarded: referrals.find(({ status }) => status === 'Pending') ?? null,
  }
}

/** Validity of a referral coupon (section 9). */
const couponDays = 30

/** The coupon for a friend's purchase. Coupons store their expiry as a formatted date. */
export function referralCoupon(labels: Pick<Coupon, 'title' | 'description'>, now: Date): Coupon {
  return {
    ...labels,
    id: `referral-${now.getTime()}`,
    expiry: formatDate(addDays(now, couponDays)),
    status: 'active',
    type: 'referral',
  }
}
