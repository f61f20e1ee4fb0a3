import { type CheckIn, checkInsRecord, randomCode, type Tier } from '@baithak/domain'
import { instantOf, isSameDay, isSameMonth } from '@baithak/domain/indian-time'
import { useMemberId } from '@baithak/domain/use-member'
import { useHost } from '@baithak/platform'
import { type AppStorage, transact, useRecord } from '@baithak/storage'

/** Returns the member's check-ins on this device, the newest first. They are samples while none was ever stored here. */
export function useCheckIns(): { checkIns: CheckIn[]; areSamples: boolean } {
  const memberId = useMemberId()
  const record = useHost().storage.record(checkInsRecord)
  const checkIns = useRecord(record).filter((checkIn) => checkIn.memberId === memberId)
  return { checkIns, areSamples: record.isAbsent() }
}

type CheckInStorage = Pick<AppStorage, 'record' | 'saveSnapshot'>

const idLength = 12

/** Stores the member's own check-in, once a café and day. `added` is undefined if today has one already. */
export function recordCheckIn(
  storage: CheckInStorage,
  checkIn: Omit<CheckIn, 'id' | 'at'>,
): { ok: boolean; added: CheckIn | undefined } {
  const now = new Date()
  const added = { ...checkIn, id: randomCode(idLength, Math.random), at: now.toISOString() }
  const isToday = ({ memberId, cafeId, bookingId, at }: CheckIn) =>
    memberId === checkIn.memberId &&
    cafeId === checkIn.cafeId &&
    !bookingId &&
    isSameDay(instantOf(at), now)
  const { ok, changed } = transact([storage.record(checkInsRecord)], ([checkIns]) => [
    checkIns.some(isToday) ? checkIns : [added, ...checkIns],
  ])
  if (changed) storage.saveSnapshot()
  return { ok, added: changed ? added : undefined }
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
