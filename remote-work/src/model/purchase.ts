import type { ToastMessage } from '@baithak/contract'
import { repeatedActionMs } from '@baithak/contract/timeouts'
import {
  type PassPlan,
  parseReferralCode,
  type UserPass,
  userDataRecord,
  userPassRecord,
} from '@baithak/domain'
import { addDays, addMonths, instantOf } from '@baithak/domain/indian-time'
import { useHost, useNavigate, useTranslation } from '@baithak/platform'
import { type AppStorage, oneAtATime, transact, useRecord } from '@baithak/storage'
import { useSubmitOnce, vibrate } from '@baithak/ui'
import { paths } from '../paths'
import { type Coupon, createCoupon, userCouponsRecord } from './coupon'
import { type PastPass, passHistoryRecord, passPlans } from './pass'

type PassStorage = Pick<AppStorage, 'record' | 'saveSnapshot'>

/** A purchased month is a calendar month, an upgraded one 30 days. */
export type PassSale = 'purchase' | 'upgrade'

/** The 31st becomes the last day of a shorter month. */
function expiryOf({ duration }: PassPlan, from: Date, sale: PassSale): Date {
  if (duration === 'Weekly') return addDays(from, 7)
  return sale === 'upgrade' ? addDays(from, 30) : addMonths(from, 1)
}

export const createPass = (plan: PassPlan, now: Date, sale: PassSale = 'purchase'): UserPass => ({
  passId: plan.id,
  purchaseDate: now.toISOString(),
  expiryDate: expiryOf(plan, now, sale).toISOString(),
})

const isSamePass = (one: PastPass | UserPass, other: UserPass): boolean =>
  one.passId === other.passId &&
  one.purchaseDate === other.purchaseDate &&
  one.expiryDate === other.expiryDate

/** Prepends the pass, unless another tab has already added it. */
const addToHistory = (pass: UserPass, history: PastPass[]): PastPass[] =>
  history.some((past) => isSamePass(past, pass))
    ? history
    : [{ ...passPlans[pass.passId], ...pass, status: 'Expired' }, ...history]

// The history is written first, and the pass removed or replaced after it.
const recordsOf = ({ record }: PassStorage) =>
  [record(passHistoryRecord), record(userPassRecord)] as const

/** Moves an expired pass to the history. Resolves to true only for the call that moved it, so that one tab notifies. */
export const archivePass = (pass: UserPass, storage: PassStorage): Promise<boolean> =>
  oneAtATime(() => {
    const moved = transact(recordsOf(storage), ([history, current]) => [
      addToHistory(pass, history),
      // Another tab may have bought a new pass, which stays.
      current && isSamePass(current, pass) ? null : current,
    ])
    return moved.ok && moved.before[1] !== moved.after[1]
  })

const isSamePurchase = (one: UserPass, other: UserPass) =>
  one.passId === other.passId &&
  Math.abs(Number(instantOf(one.purchaseDate)) - Number(instantOf(other.purchaseDate))) <
    repeatedActionMs

interface Purchase {
  now: Date
  sale: PassSale
  /** The coupon comes with the pass, once. */
  welcomeCoupon?: Coupon | undefined
}

/** Stores a new pass and moves the replaced one to the history. Returns undefined if a write failed, which changes no key. */
export function purchasePass(
  plan: PassPlan,
  storage: PassStorage,
  { now, sale, welcomeCoupon }: Purchase,
): UserPass | undefined {
  const pass = createPass(plan, now, sale)
  const records = [...recordsOf(storage), storage.record(userCouponsRecord)] as const
  const { ok } = transact(records, ([history, current, coupons]) => {
    const isStored =
      (current && isSamePurchase(current, pass)) || history.some((past) => isSamePass(past, pass))
    if (isStored) return [history, current, coupons]
    const isGiven = !welcomeCoupon || coupons.some(({ type }) => type === 'welcome')
    return [
      current ? addToHistory(current, history) : history,
      pass,
      isGiven ? coupons : [welcomeCoupon, ...coupons],
    ]
  })
  if (!ok) return undefined
  storage.saveSnapshot()
  return pass
}

/** Buys a plan once, and opens the wallet with a toast. A member who joined with a friend's code gets the welcome coupon. */
export function usePurchase(
  sale: PassSale,
  toastOf: (plan: PassPlan, pass: UserPass) => ToastMessage,
) {
  const { t } = useTranslation()
  const { storage, toast } = useHost()
  const navigate = useNavigate()
  const code = parseReferralCode(useRecord(storage.record(userDataRecord)).referredBy)
  const coupons = useRecord(storage.record(userCouponsRecord))
  const welcomeCode = coupons.some(({ type }) => type === 'welcome') ? undefined : code
  const [buy, isBought] = useSubmitOnce((plan: PassPlan) => {
    const now = new Date()
    const welcomeCoupon = welcomeCode ? createCoupon('welcome', welcomeCode, now, t) : undefined
    const pass = purchasePass(plan, storage, { now, sale, welcomeCoupon })
    if (!pass) return false
    vibrate('payment')
    toast(toastOf(plan, pass))
    void navigate(paths.wallet.href(), { replace: true })
    return true
  })
  return { buy, isBought, welcomeCode }
}
