import { formatDate } from '@baithak/shared/format'
import type { Coupon, Referral } from '@baithak/shared/storage'
import { addDays } from 'date-fns'

export interface Completion {
  referrals: Referral[]
  /** The first that was pending: it alone earns a coupon. null when none was. */
  rewarded: Referral | null
}

/** Every pending friend has bought a pass. */
export function completeReferrals(referrals: Referral[]): Completion {
  return {
    referrals: referrals.map((referral) => ({ ...referral, status: 'Completed' })),
    rewarded: referrals.find(({ status }) => status === 'Pending') ?? null,
  }
}

/** Section 9: how long a referral coupon lasts. */
const couponDays = 30

/** The coupon for a friend's purchase; its expiry is a date in words, as coupons have it. */
export function referralCoupon(words: Pick<Coupon, 'title' | 'description'>, now: Date): Coupon {
  return {
    ...words,
    id: `referral-${now.getTime()}`,
    expiry: formatDate(addDays(now, couponDays)),
    status: 'active',
    type: 'referral',
  }
}
