import { useHost, useTranslation } from '@baithak/platform'
import { parseReferralCode } from '@baithak/shared/format'
import { useRecord } from '@baithak/shared/storage'
import { fiftyRupeeCoupon } from '../fifty-rupee-coupon'

/** The coupon that the next purchase earns a member who joined with a friend's code and has not received one yet. */
export function useWelcomeCoupon() {
  const { t } = useTranslation('work')
  const { userData, userCoupons } = useHost().storage
  const code = parseReferralCode(useRecord(userData).referredBy)
  const received = useRecord(userCoupons).some(({ type }) => type === 'welcome')
  if (!code || received) return { create: () => undefined }
  const labels = {
    title: t('referrals.coupon.title'),
    description: t('referrals.welcomeCoupon', { code }),
  }
  return { code, create: (now: Date) => fiftyRupeeCoupon('welcome', labels, now) }
}
