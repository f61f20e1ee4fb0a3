import { useHost, useTranslation } from '@baithak/platform'
import { transact, useRecord } from '@baithak/storage'
import { userCouponsRecord } from '../model/coupon'
import { fiftyRupeeCoupon } from '../model/coupon-texts'
import { friendNameIn, type Referral, referralsRecord } from '../model/referral'
import { sampleReferrals } from '../samples/referrals'

/** Returns the referrals, and a simulation in which every pending friend buys a pass. */
export function useReferrals() {
  const { t, i18n } = useTranslation()
  const { storage, toast } = useHost()
  const stored = useRecord(storage.record(referralsRecord))
  const orSamples = (list: Referral[] | null) => list ?? sampleReferrals(new Date())

  function simulatePurchase() {
    const now = new Date()
    // One transaction: a referral is not completed when its coupon cannot be stored.
    const completed = transact(
      [storage.record(referralsRecord), storage.record(userCouponsRecord)],
      ([list, coupons]) => {
        const rewarded = firstPending(orSamples(list))
        if (!rewarded) return [list, coupons]
        return [
          orSamples(list).map((referral) => ({ ...referral, status: 'Completed' as const })),
          [fiftyRupeeCoupon('referral', rewarded.name, now), ...(coupons ?? [])],
        ]
      },
    )
    if (!completed.ok) return
    const rewarded = firstPending(orSamples(completed.before[0]))
    if (!rewarded)
      return toast({ ...t('referrals.none', { returnObjects: true }), destructive: true })
    const name = friendNameIn(i18n.language, rewarded.name)
    toast(t('referrals.complete', { returnObjects: true, name }))
  }

  return { referrals: orSamples(stored), simulatePurchase }
}

/** Returns the only referral that earns a coupon when all are completed. */
const firstPending = (referrals: readonly Referral[]) =>
  referrals.find(({ status }) => status === 'Pending')
