import { useHost, useTranslation } from '@baithak/platform'
import { type Referral, transact, useRecord } from '@baithak/shared/storage'
import { fiftyRupeeCoupon } from '../model/fifty-rupee-coupon'
import { completeReferrals } from './complete-referrals'
import { sampleReferrals } from './sample-referrals'
import { useFriendName } from './use-friend-name'

/** The referrals, and a simulation in which every pending friend buys a pass. */
export function useReferrals() {
  const { t } = useTranslation('work')
  const { storage, toast } = useHost()
  const nameOf = useFriendName()
  const stored = useRecord(storage.referrals)
  const orSamples = (list: Referral[]) => (list.length > 0 ? list : sampleReferrals(new Date()))

  function simulatePurchase() {
    const labels = (name: string) => ({
      title: t('referrals.coupon.title'),
      description: t('referrals.coupon.description', { name: nameOf(name) }),
    })
    const now = new Date()
    // One transaction: a referral is not completed when its coupon cannot be stored.
    const completed = transact([storage.referrals, storage.userCoupons], ([list, coupons]) => {
      const { referrals, rewarded } = completeReferrals(orSamples(list))
      if (!rewarded) return [list, coupons]
      return [referrals, [fiftyRupeeCoupon('referral', labels(rewarded.name), now), ...coupons]]
    })
    if (!completed.ok) return
    const { rewarded } = completeReferrals(orSamples(completed.before[0]))
    if (!rewarded) {
      toast({
        title: t('referrals.none.title'),
        description: t('referrals.none.description'),
        destructive: true,
      })
      return
    }
    toast({
      title: t('referrals.complete.title'),
      description: t('referrals.complete.description', { name: nameOf(rewarded.name) }),
    })
  }

  return { referrals: orSamples(stored), simulatePurchase }
}
