import { useTranslation } from '@baithak/platform'
import { useHost } from '@baithak/shared/contract'
import { type Referral, useRecord } from '@baithak/shared/storage'
import { completeReferrals, referralCoupon } from './complete-referrals'
import { sampleReferrals } from './sample-referrals'
import { useFriendName } from './use-friend-name'

/** The referrals, and the demo that has every pending friend buy a pass. */
export function useReferrals() {
  const { t } = useTranslation('work')
  const { storage, toast } = useHost()
  const nameOf = useFriendName()
  const stored = useRecord(storage.referrals)
  const orSamples = (list: Referral[]) => (list.length > 0 ? list : sampleReferrals(new Date()))

  function simulatePurchase() {
    const before = storage.referrals.getState()
    const { rewarded } = completeReferrals(orSamples(before))
    if (!rewarded) {
      toast({
        title: t('referrals.none.title'),
        description: t('referrals.none.description'),
        destructive: true,
      })
      return
    }
    const completed = storage.referrals.write(
      (list) => completeReferrals(orSamples(list)).referrals,
    )
    if (!completed.ok) return
    const name = nameOf(rewarded.name)
    const words = {
      title: t('referrals.coupon.title'),
      description: t('referrals.coupon.description', { name }),
    }
    const given = storage.userCoupons.write((coupons) => [
      referralCoupon(words, new Date()),
      ...coupons,
    ])
    if (!given.ok) {
      // No friend counts as done whose coupon could not be kept: it can be tried again.
      storage.referrals.write(before)
      return
    }
    toast({
      title: t('referrals.complete.title'),
      description: t('referrals.complete.description', { name }),
    })
  }

  return { referrals: orSamples(stored), simulatePurchase }
}
