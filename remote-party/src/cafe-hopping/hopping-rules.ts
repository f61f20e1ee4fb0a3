import { type HoppingBooking, type HoppingRoute, type Id, sameId } from '@baithak/domain'

/** Replaces samples with the stored items of the same id and appends the other stored items. */
function mergeById<T>(stored: readonly T[], samples: readonly T[], idOf: (item: T) => Id): T[] {
  const hasSameId = (one: T) => (other: T) => sameId(idOf(one), idOf(other))
  const others = stored.filter((item) => !samples.some(hasSameId(item)))
  return [...samples.map((sample) => stored.find(hasSameId(sample)) ?? sample), ...others]
}

export const mergeRoutes = (stored: readonly HoppingRoute[], samples: readonly HoppingRoute[]) =>
  mergeById(stored, samples, (route) => route.route_id)

export const mergeBookings = (
  stored: readonly HoppingBooking[],
  samples: readonly HoppingBooking[],
) => mergeById(stored, samples, (booking) => booking.booking_id)

/** The routes that the list shows. */
export const activeRoutes = (routes: readonly HoppingRoute[]) =>
  routes.filter(({ status }) => status === 'Active')

/** Stored routes may have negative slots. */
export const isSoldOut = ({ slots_available }: HoppingRoute): boolean => !(slots_available > 0)

/** Counts the route's cafés that are checked in; check-ins elsewhere do not count. */
export function progressOf(
  route: HoppingRoute,
  checkins: readonly Id[],
): { done: number; total: number } {
  const cafes = route.cafes_included
  const isCheckedIn = createCheckInTest(checkins)
  return { done: cafes.filter(({ id }) => isCheckedIn(id)).length, total: cafes.length }
}

/** Returns a fast test for many cafés. */
export function createCheckInTest(checkins: readonly Id[]) {
  const ids = new Set(checkins.map(String))
  return (cafeId: Id): boolean => ids.has(String(cafeId))
}

/** Adds each café once. */
export const addCheckIn = (checkins: Id[], cafeId: Id): Id[] =>
  createCheckInTest(checkins)(cafeId) ? checkins : [...checkins, cafeId]

export const removeCheckIn = (checkins: Id[], cafeId: Id): Id[] =>
  checkins.filter((id) => !sameId(id, cafeId))

/** Longer texts make QR codes that phones cannot scan. */
const maxCodeLength = 300

/** The text of the QR code; the booking's id if its own code is missing or cannot be encoded. */
export function passCode({ qr_code, booking_id }: HoppingBooking): string {
  const code = qr_code.trim()
  const isEncodable = code && code.length <= maxCodeLength && code.isWellFormed()
  return isEncodable ? code : String(booking_id).slice(0, maxCodeLength).toWellFormed()
}

const fewSlots = 8

export const hasFewSlots = ({ slots_available }: HoppingRoute): boolean =>
  slots_available <= fewSlots
