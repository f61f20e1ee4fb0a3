import { useHost, useTranslation } from '@baithak/platform'
import { transact, useRecordOrSamples, valueOrSamples } from '@baithak/storage'
import { userCouponsRecord } from '../model/coupon'
import { fiftyRupeeCoupon } from '../model/coupon-texts'
import { friendNameIn, type Referral, referralsRecord } from '../model/referral'
import { sampleReferrals } from '../samples/referrals'

/** Returns the referrals, and a simulation in which every pending friend buys a pass. */
export function useReferrals() {
  const { t, i18n } = useTranslation()
  const { storage, toast } = useHost()
  const record = storage.record(referralsRecord)
  const samples = (): Referral[] => sampleReferrals(new Date())
  const referrals = useRecordOrSamples(record, samples)

  function simulatePurchase() {
    const now = new Date()
    let rewarded: Referral | undefined
    // One transaction: a referral is not completed when its coupon cannot be stored.
    const completed = transact([record, storage.record(userCouponsRecord)], ([stored, coupons]) => {
      const list = valueOrSamples(record, samples)
      rewarded = list.find(({ status }) => status === 'Pending')
      if (!rewarded) return [stored, coupons]
      return [
        list.map((referral) => ({ ...referral, status: 'Completed' as const })),
        [fiftyRupeeCoupon('referral', rewarded.name, now), ...coupons],
      ]
    })
    if (!completed.ok) return
    if (!rewarded)
      return toast({ ...t('referrals.none', { returnObjects: true }), destructive: true })
    storage.saveSnapshot()
    const name = friendNameIn(i18n.language, rewarded.name)
    toast(t('referrals.complete', { returnObjects: true, name }))
  }

  return { referrals, simulatePurchase }
}
