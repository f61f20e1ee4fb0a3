import {
  checkinsRecord,
  type HoppingBooking,
  type HoppingRoute,
  hoppingBookingsRecord,
  hoppingRoutesRecord,
  type Id,
  randomCode,
  sameId,
  type UserPass,
  userPassRecord,
  type Visit,
  visitsRecord,
} from '@baithak/domain'
import { minuteOf, parseCode, type ScannedCode, tagOf } from '@baithak/domain/check-in'
import { instantOf } from '@baithak/domain/indian-time'
import { type AppStorage, transact } from '@baithak/storage'
import { type CodeValidation, type DeskCafe, validateCode } from './validate-code'

/** `isStored` is false where the device has no room for the visit. */
export type DeskResult = CodeValidation & { isStored: boolean }

interface Desk {
  cafe: DeskCafe
  isGold: (cafeId: string) => boolean
  /** Of the member who uses this device. */
  member: { id: string; name: string }
}

type DeskStorage = Pick<AppStorage, 'record'>

/** The visits of a busy café in half a year: less than a megabyte. */
const maxVisits = 4000
const idLength = 12

/**
 * Accepts or refuses a code, and stores the visit of an accepted one. undefined for a text that is no code. The rules run
 * on what is stored at the time of the write, because another desk may have accepted the same code.
 */
export function checkIn(
  text: string,
  storage: DeskStorage,
  { cafe, isGold, member }: Desk,
  now: Date,
): DeskResult | undefined {
  const bookings = storage.record(hoppingBookingsRecord).getState()
  const routes = storage.record(hoppingRoutesRecord).getState()
  const code = parseCode(text, now) ?? findBooking(text, { bookings, routes, member }, now)
  if (!code) return undefined

  const visitId = randomCode(idLength, Math.random)
  const validate = (visits: Visit[], pass: UserPass | null, stops: Id[]) =>
    validateCode(
      code,
      { cafe, isGold, visits, stops, member: { ...member, pass } },
      { now, visitId },
    )
  let result: CodeValidation | undefined
  const stopsRecords = code.hop ? [storage.record(checkinsRecord(code.hop.bookingId))] : []
  const records: DeskRecords = [
    storage.record(visitsRecord),
    storage.record(userPassRecord),
    ...stopsRecords,
  ]
  const saved = transact<DeskValues>(records, (current) => {
    const [visits, pass, stops = []] = current
    const isRepeated = result !== undefined
    // Its own stop must not refuse a visit that another desk has overwritten.
    const validation = validate(visits, pass, isRepeated ? [] : stops)
    result ??= validation
    const { visit, refusal } = validation
    if (refusal) return current
    const isCounted = visits.some(
      (each) => each.id === visit.id || (isRepeated && isSameStop(each, visit)),
    )
    return [
      isCounted ? visits : [visit, ...visits].slice(0, maxVisits),
      pass,
      ...stopsRecords.map(() =>
        stops.some((stop) => sameId(stop, cafe.id)) ? stops : [...stops, cafe.id],
      ),
    ]
  })
  return result && { ...result, isStored: saved.ok && result.refusal === null }
}

type DeskValues = [Visit[], UserPass | null, ...Id[][]]
type DeskRecords = Parameters<typeof transact<DeskValues>>[0]

const isSameStop = (one: Visit, other: Visit) =>
  one.bookingId !== undefined && one.bookingId === other.bookingId && one.cafeId === other.cafeId

interface Bookings {
  bookings: readonly HoppingBooking[]
  routes: readonly HoppingRoute[]
  member: { id: string; name: string }
}

/** The Hopping Pass with a printed code, as 'HOP-B7F2-0612'. It finds only bookings of this device. */
function findBooking(
  typed: string,
  { bookings, routes, member }: Bookings,
  now: Date,
): ScannedCode | undefined {
  const text = typed.trim().toUpperCase()
  const booking = bookings.find(({ qr_code, booking_id }) =>
    [qr_code, String(booking_id)].some((code) => code.trim().toUpperCase() === text),
  )
  const route = booking && routes.find(({ route_id }) => sameId(route_id, booking.route_id))
  if (!text || !booking || !route) return undefined
  const day = instantOf(route.event_date)
  const bookingId = String(booking.booking_id)
  return {
    kind: 'hop',
    day: Number.isNaN(day.getTime()) ? null : day,
    minute: minuteOf(now),
    tag: tagOf(bookingId),
    memberId: member.id,
    name: member.name,
    hop: { bookingId, stopTags: route.cafes_included.map(({ id }) => tagOf(String(id))) },
  }
}
