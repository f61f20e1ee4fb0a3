import { type CheckIn, checkInsRecord, randomCode, type Tier } from '@baithak/domain'
import { instantOf, isSameDay, isSameMonth } from '@baithak/domain/indian-time'
import { type AppStorage, transact } from '@baithak/storage'

type CheckInStorage = Pick<AppStorage, 'record' | 'saveSnapshot'>

const idLength = 12

/** Stores the member's own check-in, once a café and day. `added` is undefined if one of today is there already. */
export function recordCheckIn(
  storage: CheckInStorage,
  checkIn: Omit<CheckIn, 'id' | 'at'>,
  now: Date,
): { ok: boolean; added?: CheckIn } {
  const added = { ...checkIn, id: randomCode(idLength, Math.random), at: now.toISOString() }
  const saved = transact([storage.record(checkInsRecord)], ([checkIns]) => [
    checkIns.some(
      ({ memberId, cafeId, bookingId, at }) =>
        memberId === checkIn.memberId &&
        cafeId === checkIn.cafeId &&
        !bookingId &&
        isSameDay(instantOf(at), now),
    )
      ? checkIns
      : [added, ...checkIns],
  ])
  if (!saved.ok) return { ok: false }
  if (!saved.changed) return { ok: true }
  storage.saveSnapshot()
  return { ok: true, added }
}

export function undoCheckIn(storage: CheckInStorage, { id }: CheckIn) {
  storage.record(checkInsRecord).write((checkIns) => checkIns.filter((other) => other.id !== id))
  storage.saveSnapshot()
}

/** Returns whether a Silver pass has used its one Gold café of the month (spec §9). */
export const isGoldVisitUsed = (
  checkIns: readonly CheckIn[],
  tierOf: (cafeId: string) => Tier | null | undefined,
  now: Date,
): boolean =>
  checkIns.some(
    ({ passId, passType, cafeId, at }) =>
      passId?.startsWith('silver') &&
      (passType ?? tierOf(cafeId)) === 'Gold' &&
      isSameMonth(instantOf(at), now),
  )
