import type { ToastMessage } from '@baithak/contract'
import type { PassPlan, UserPass } from '@baithak/domain'
import { useHost, useNavigate } from '@baithak/platform'
import { useSubmitOnce, vibrate } from '@baithak/ui'
import { useWelcomeCoupon } from '../model/coupons/fifty-rupee-coupon'
import type { PassSale } from '../model/pass/pass-rules'
import { purchasePass } from '../model/pass/pass-transactions'
import { paths } from '../paths'

/** Buys a plan once, with the welcome coupon that is due, and opens the wallet with a toast. */
export function usePurchase(
  sale: PassSale,
  toastOf: (plan: PassPlan, pass: UserPass) => ToastMessage,
) {
  const { storage, toast } = useHost()
  const navigate = useNavigate()
  const { code, create } = useWelcomeCoupon()
  const [buy, isBought] = useSubmitOnce((plan: PassPlan) => {
    const now = new Date()
    const purchased = purchasePass(plan, storage, { now, sale, welcomeCoupon: create(now) })
    if (!purchased.ok) return false
    vibrate('payment')
    toast(toastOf(plan, purchased.pass))
    void navigate(paths.wallet.href(), { replace: true })
    return true
  })
  return { buy, isBought, welcomeCode: code }
}
