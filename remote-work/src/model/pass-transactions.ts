import { repeatedActionMs } from '@baithak/contract/timeouts'
import { type PassPlan, type UserPass, userPassRecord } from '@baithak/domain'
import { instantOf } from '@baithak/domain/indian-time'
import { type AppStorage, oneAtATime, transact, type WriteResult } from '@baithak/storage'
import { type Coupon, userCouponsRecord } from './coupon'
import {
  addToHistory,
  createPass,
  isSamePass,
  type PassSale,
  type PastPass,
  passHistoryRecord,
  wronglyArchived,
} from './pass-rules'

type PassStorage = Pick<AppStorage, 'record' | 'saveSnapshot'>

// The history is written first, and the pass removed or replaced after it.
const recordsOf = ({ record }: PassStorage) =>
  [record(passHistoryRecord), record(userPassRecord)] as const

/** Moves an expired pass to the history. Resolves to true only for the call that moved it, so that one tab notifies. */
export const archivePass = (pass: UserPass, storage: PassStorage): Promise<boolean> =>
  oneAtATime(() => moveToHistory(pass, storage))

function moveToHistory(pass: UserPass, storage: PassStorage): boolean {
  const moved = transact(recordsOf(storage), ([history, current]) => [
    addToHistory(pass, history),
    // Another tab may have bought a new pass: do not remove that one.
    current && isSamePass(current, pass) ? null : current,
  ])
  return moved.ok && moved.before[1] !== moved.after[1]
}

/**
 * Makes a pass active again that was archived while the clock was wrong. The history keeps it: another tab that archives
 * it at the same moment has nothing to add, and removes the only copy otherwise.
 */
export const restoreArchivedPass = (storage: PassStorage, now: Date): Promise<void> =>
  oneAtATime(() => {
    const history = storage.record(passHistoryRecord).refresh()
    transact([storage.record(userPassRecord)], ([current]) => [
      current ?? wronglyArchived(history, now),
    ])
  })

/** Returns the passes of the past: without the current one, which the history keeps when it has been restored. */
export const pastPassesOf = (history: readonly PastPass[], current: UserPass | null) =>
  history.filter(
    (past) => !current || !isSamePass({ ...past, passId: past.passId ?? past.id }, current),
  )

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
  if (!purchased.ok) return purchased
  storage.saveSnapshot()
  return { ok: true, pass }
}
