import { repeatedActionMs } from '@baithak/contract/timeouts'
import { type PassPlan, type UserPass, userPassRecord } from '@baithak/domain'
import { instantOf } from '@baithak/domain/indian-time'
import { type AppStorage, transact, type WriteResult } from '@baithak/storage'
import { type Coupon, userCouponsRecord } from '../coupons/coupon'
import { addToHistory, createPass, isSamePass, type PassSale, wronglyArchived } from './pass-rules'
import { passHistoryRecord } from './past-pass'

type PassStorage = Pick<AppStorage, 'record'>

// The history is written first: a crash between the two writes duplicates a pass instead of losing it.
const recordsOf = ({ record }: PassStorage) =>
  [record(passHistoryRecord), record(userPassRecord)] as const

/** Moves an expired pass to the history. Returns true only for the call that moved it, so that one tab notifies. */
export function archivePass(pass: UserPass, storage: PassStorage): boolean {
  const moved = transact(recordsOf(storage), ([history, current]) => [
    addToHistory(pass, history),
    // Another tab may have bought a new pass: do not remove that one.
    current && isSamePass(current, pass) ? null : current,
  ])
  return moved.ok && moved.before[0] !== moved.after[0]
}

/** Moves a pass back that was archived while the clock was wrong. */
export function restoreArchivedPass(storage: PassStorage, now: Date): void {
  // The pass first, for the same reason.
  transact(
    [storage.record(userPassRecord), storage.record(passHistoryRecord)],
    ([current, history]) => {
      const pass = current ? null : wronglyArchived(history, now)
      return pass
        ? [pass, history.filter((past) => !isSamePass({ passId: past.id, ...past }, pass))]
        : [current, history]
    },
  )
}

interface Purchase {
  now: Date
  sale: PassSale
  /** Given with the pass, once. */
  welcomeCoupon?: Coupon | undefined
}

const isSamePurchase = (one: UserPass, other: UserPass) =>
  one.passId === other.passId &&
  Math.abs(Number(instantOf(one.purchaseDate)) - Number(instantOf(other.purchaseDate))) <
    repeatedActionMs

/** Stores a new pass and moves the replaced one to the history. A failed write changes no key. */
export function purchasePass(
  plan: PassPlan,
  storage: PassStorage,
  { now, sale, welcomeCoupon }: Purchase,
): { ok: true; pass: UserPass } | Extract<WriteResult, { ok: false }> {
  const pass = createPass(plan, now, sale)
  const records = [...recordsOf(storage), storage.record(userCouponsRecord)] as const
  const purchased = transact(records, ([history, current, coupons]) => {
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
  return purchased.ok ? { ok: true, pass } : purchased
}
