import {
  type CheckIn,
  checkInsRecord,
  hopCheckInsRecord,
  hoppingBookingsRecord,
  hoppingRoutesRecord,
  type Id,
  randomCode,
  sameId,
  userPassRecord,
} from '@baithak/domain'
import { minuteOf, parseCode, type ScannedCode, tagOf } from '@baithak/domain/check-in'
import { instantOf, isValid } from '@baithak/domain/indian-time'
import { type AppStorage, transact } from '@baithak/storage'
import type { AdminCafe } from '../model/admin-cafe'
import { type CodeValidation, validateCode } from './validate-code'

interface Desk {
  cafe: Pick<AdminCafe, 'id' | 'name'>
  isGold: (cafeId: string) => boolean
  /** The member who uses this device. */
  member: { id: string; name: string }
}

type DeskStorage = Pick<AppStorage, 'record' | 'saveSnapshot'>

const idLength = 12

/**
 * Accepts or refuses a code, and stores the check-in of an accepted one. Undefined if the text is not a code. The rules
 * run on what is stored now, because another desk may have accepted the same code.
 */
export function checkIn(
  text: string,
  storage: DeskStorage,
  { cafe, isGold, member }: Desk,
  now: Date,
): CodeValidation | undefined {
  const code = parseCode(text, now) ?? findBooking(text, storage, member, now)
  if (!code) return undefined
  const checkIns = storage.record(checkInsRecord)
  const stops = code.hop && storage.record(hopCheckInsRecord(code.hop.bookingId))
  const validation = validateCode(
    code,
    {
      cafe,
      isGold,
      checkIns: checkIns.refresh(),
      stops: stops?.refresh() ?? [],
      member: { ...member, pass: storage.record(userPassRecord).refresh() },
    },
    { now, checkInId: randomCode(idLength, Math.random) },
  )
  const { refusal, checkIn: accepted } = validation
  if (refusal) return validation
  const isSaved = writeBoth(
    storage,
    accepted,
    (all) => [accepted, ...all],
    (before) => [...before, cafe.id],
  )
  return isSaved ? validation : { ...validation, refusal: { reason: 'notStored', date: null } }
}

/** Removes a check-in and the stop of its Hopping Pass. Returns how to bring it back; undefined if nothing changed. */
export function undoCheckIn(storage: DeskStorage, checkIn: CheckIn): (() => void) | undefined {
  const isStored = storage
    .record(checkInsRecord)
    .refresh()
    .some(({ id }) => id === checkIn.id)
  const isUndone =
    isStored &&
    writeBoth(
      storage,
      checkIn,
      (all) => all.filter(({ id }) => id !== checkIn.id),
      (stops) => stops.filter((id) => !sameId(id, checkIn.cafeId)),
    )
  if (!isUndone) return undefined
  const getTime = ({ at }: CheckIn) => instantOf(at).getTime()
  return () =>
    void writeBoth(
      storage,
      checkIn,
      (all) => [checkIn, ...all].sort((one, other) => getTime(other) - getTime(one)),
      (stops) => [...stops, checkIn.cafeId],
    )
}

/** Changes the check-ins, and the stops of a Hopping Pass with them. Returns whether both were saved. */
function writeBoth(
  storage: DeskStorage,
  { bookingId }: CheckIn,
  changeCheckIns: (all: CheckIn[]) => CheckIn[],
  changeStops: (stops: Id[]) => Id[],
): boolean {
  const checkIns = storage.record(checkInsRecord)
  const { ok } =
    bookingId === undefined
      ? checkIns.write(changeCheckIns)
      : transact([checkIns, storage.record(hopCheckInsRecord(bookingId))], ([all, stops]) => [
          changeCheckIns(all),
          changeStops(stops),
        ])
  if (ok) storage.saveSnapshot()
  return ok
}

/** Finds the Hopping Pass with a printed code, such as 'HOP-B7F2-0612', among the bookings of this device. */
function findBooking(
  typed: string,
  storage: DeskStorage,
  member: Desk['member'],
  now: Date,
): ScannedCode | undefined {
  const text = typed.trim().toUpperCase()
  const isTyped = (code: Id) => String(code).trim().toUpperCase() === text
  const booking = storage
    .record(hoppingBookingsRecord)
    .getState()
    .find(({ qr_code, booking_id }) => isTyped(qr_code) || isTyped(booking_id))
  const route = storage
    .record(hoppingRoutesRecord)
    .getState()
    .find(({ route_id }) => sameId(route_id, booking?.route_id))
  if (!text || !booking || !route) return undefined
  const day = instantOf(route.event_date)
  const bookingId = String(booking.booking_id)
  return {
    kind: 'hop',
    day: isValid(day) ? day : null,
    minute: minuteOf(now),
    tag: tagOf(bookingId),
    memberId: member.id,
    name: member.name,
    hop: { bookingId, stopTags: route.cafes_included.map(({ id }) => tagOf(String(id))) },
  }
}
