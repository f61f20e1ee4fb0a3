import { parseReferralCode, userDataRecord } from '@baithak/domain'
import { useHost } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { userCouponsRecord } from '../coupons/coupon'
import { fiftyRupeeCoupon } from '../coupons/fifty-rupee-coupon'

/** The coupon that the next purchase earns a member who joined with a friend's code and has not received one yet. */
export function useWelcomeCoupon() {
  const { record } = useHost().storage
  const code = parseReferralCode(useRecord(record(userDataRecord)).referredBy)
  const received = useRecord(record(userCouponsRecord)).some(({ type }) => type === 'welcome')
  if (!code || received) return { create: () => undefined }
  return { code, create: (now: Date) => fiftyRupeeCoupon('welcome', code, now) }
}
