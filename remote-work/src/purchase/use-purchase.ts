import type { ToastMessage } from '@baithak/contract'
import { type PassPlan, parseReferralCode, type UserPass, userDataRecord } from '@baithak/domain'
import { useHost, useNavigate } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { useSubmitOnce, vibrate } from '@baithak/ui'
import { userCouponsRecord } from '../model/coupon'
import { fiftyRupeeCoupon } from '../model/coupon-texts'
import type { PassSale } from '../model/pass-rules'
import { purchasePass } from '../model/pass-transactions'
import { paths } from '../paths'

/** Buys a plan once, and opens the wallet with a toast. A member who joined with a friend's code gets the welcome coupon, once. */
export function usePurchase(
  sale: PassSale,
  toastOf: (plan: PassPlan, pass: UserPass) => ToastMessage,
) {
  const { storage, toast } = useHost()
  const navigate = useNavigate()
  const code = parseReferralCode(useRecord(storage.record(userDataRecord)).referredBy)
  const coupons = useRecord(storage.record(userCouponsRecord))
  const welcomeCode = coupons.some(({ type }) => type === 'welcome') ? undefined : code
  const [buy, isBought] = useSubmitOnce((plan: PassPlan) => {
    const now = new Date()
    const welcomeCoupon = welcomeCode ? fiftyRupeeCoupon('welcome', welcomeCode, now) : undefined
    const purchased = purchasePass(plan, storage, { now, sale, welcomeCoupon })
    if (!purchased.ok) return false
    vibrate('payment')
    toast(toastOf(plan, purchased.pass))
    void navigate(paths.wallet.href(), { replace: true })
    return true
  })
  return { buy, isBought, welcomeCode }
}
