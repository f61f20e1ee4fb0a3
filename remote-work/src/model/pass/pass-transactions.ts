import {
  type AppStorage,
  type PassPlan,
  transact,
  type UserPass,
  type WriteResult,
} from '@baithak/shared/storage'
import { addToHistory, isSamePass, newPass, type PassSale } from './pass-rules'

type PassStorage = Pick<AppStorage, 'userPass' | 'passHistory'>

// The history is written first: a device that stops between the two writes has a pass twice, and never loses one.
const recordsOf = ({ passHistory, userPass }: PassStorage) => [passHistory, userPass] as const

/** Moves an expired pass into the history; true when this call moved it, so that the member hears of it once. */
export function archivePass(pass: UserPass, storage: PassStorage): boolean {
  const moved = transact(recordsOf(storage), ([history, current]) => [
    addToHistory(pass, history),
    // Another tab may have bought a new pass meanwhile: that one stays.
    current && isSamePass(current, pass) ? null : current,
  ])
  return moved.ok && moved.before[0] !== moved.after[0]
}

/** Makes a plan the member's pass; one that it replaces goes into the history. A refusal leaves both keys as they were. */
export function purchasePass(
  plan: PassPlan,
  storage: PassStorage,
  { now, sale }: { now: Date; sale: PassSale },
): { ok: true; pass: UserPass } | Extract<WriteResult, { ok: false }> {
  const pass = newPass(plan, now, sale)
  const purchased = transact(recordsOf(storage), ([history, current]) => {
    const isThere =
      (current && isSamePass(current, pass)) || history.some((past) => isSamePass(past, pass))
    if (isThere) return [history, current]
    return [current ? addToHistory(current, history) : history, pass]
  })
  return purchased.ok ? { ok: true, pass } : purchased
}
