import {
  type CheckIn,
  checkInsRecord,
  hopCheckInsRecord,
  hoppingBookingsRecord,
  hoppingRoutesRecord,
  randomCode,
  sameId,
  userPassRecord,
} from '@baithak/domain'
import { minuteOf, parseCode, type ScannedCode, tagOf } from '@baithak/domain/check-in'
import { instantOf, isValid } from '@baithak/domain/indian-time'
import { type AppStorage, transact } from '@baithak/storage'
import { type CodeValidation, type DeskCafe, validateCode } from './validate-code'

interface Desk {
  cafe: DeskCafe
  isGold: (cafeId: string) => boolean
  /** Of the member who uses this device. */
  member: { id: string; name: string }
}

type DeskStorage = Pick<AppStorage, 'record' | 'saveSnapshot'>

/** The check-ins of a busy café in half a year: less than a megabyte. */
const maxCheckIns = 4000
const idLength = 12

/**
 * Accepts or refuses a code, and stores the check-in of an accepted one. undefined for a text that is no code. The rules run
 * on what is stored now, because another desk may have accepted the same code.
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
  const addCheckIn = (all: CheckIn[]) => [accepted, ...all].slice(0, maxCheckIns)
  const { ok } = stops
    ? transact([checkIns, stops], ([all, before]) => [addCheckIn(all), [...before, cafe.id]])
    : checkIns.write(addCheckIn)
  if (ok) storage.saveSnapshot()
  return ok ? validation : { ...validation, refusal: { reason: 'notStored', date: null } }
}

/** The Hopping Pass with a printed code, as 'HOP-B7F2-0612'. It finds only bookings of this device. */
function findBooking(
  typed: string,
  storage: DeskStorage,
  member: Desk['member'],
  now: Date,
): ScannedCode | undefined {
  const text = typed.trim().toUpperCase()
  const booking = storage
    .record(hoppingBookingsRecord)
    .getState()
    .find(({ qr_code, booking_id }) =>
      [qr_code, String(booking_id)].some((code) => code.trim().toUpperCase() === text),
    )
  const route =
    booking &&
    storage
      .record(hoppingRoutesRecord)
      .getState()
      .find(({ route_id }) => sameId(route_id, booking.route_id))
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
