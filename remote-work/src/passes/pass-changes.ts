import type { AppStorage, PassPlan, UserPass, WriteResult } from '@baithak/shared/storage'
import { isSamePass, newPass, type PassSale, retire } from './pass-rules'

type PassStorage = Pick<AppStorage, 'userPass' | 'passHistory'>

/**
 * Puts a pass at the top of the history; `added` is false when it was there already. Retired before it is
 * replaced or removed: what stops half-way is found again, never lost.
 */
function putAway(pass: UserPass, { passHistory }: PassStorage) {
  let added = false
  const written = passHistory.write((history) => {
    const next = retire(pass, history)
    added = next !== history
    return next
  })
  return { ...written, added }
}

/** Moves an expired pass into the history; true when this call moved it, so that the member hears of it once. */
export function archive(pass: UserPass, storage: PassStorage): boolean {
  const { ok, added } = putAway(pass, storage)
  if (!ok) return false
  // Another tab may have bought a new pass meanwhile: that one stays.
  storage.userPass.write((current) => (current && isSamePass(current, pass) ? null : current))
  return added
}

/** Makes a plan the member's pass; one that it replaces goes into the history. A refusal leaves both keys as they were. */
export function takePass(
  plan: PassPlan,
  storage: PassStorage,
  { now, sale }: { now: Date; sale: PassSale },
): { ok: true; pass: UserPass } | Extract<WriteResult, { ok: false }> {
  const pass = newPass(plan, now, sale)
  const replaced: { pass: UserPass | null; stuck: boolean } = { pass: null, stuck: false }
  const written = storage.userPass.write((current) => {
    if (!current) return pass
    const { ok, added } = putAway(current, storage)
    replaced.stuck = !ok
    if (added) replaced.pass = current
    return ok ? pass : current
  })
  if (replaced.stuck) return { ok: false, reason: 'refused' }
  const { pass: old } = replaced
  if (!written.ok && old)
    storage.passHistory.write((history) => history.filter((past) => !isSamePass(past, old)))
  return written.ok ? { ok: true, pass } : written
}
