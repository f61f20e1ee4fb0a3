import type { Referral } from '../model/referral'

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
