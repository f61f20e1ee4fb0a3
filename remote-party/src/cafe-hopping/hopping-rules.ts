import { type HoppingBooking, type HoppingRoute, type Id, sameId } from '@baithak/shared/storage'

function merged<T>(stored: readonly T[], samples: readonly T[], idOf: (item: T) => Id): T[] {
  const storedFor = (sample: T) => stored.find((item) => sameId(idOf(item), idOf(sample)))
  const own = stored.filter((item) => !samples.some((each) => sameId(idOf(each), idOf(item))))
  return [...samples.map((sample) => storedFor(sample) ?? sample), ...own]
}

/** Samples and stored routes as one list; the stored one wins where both have a `route_id`. */
export const mergeRoutes = (stored: readonly HoppingRoute[], samples: readonly HoppingRoute[]) =>
  merged(stored, samples, (route) => route.route_id)

export const mergeBookings = (
  stored: readonly HoppingBooking[],
  samples: readonly HoppingBooking[],
) => merged(stored, samples, (booking) => booking.booking_id)

/** What the list shows: only Active routes. */
export const activeRoutes = (routes: readonly HoppingRoute[]) =>
  routes.filter(({ status }) => status === 'Active')

/** Nothing left; a record of minus two slots has none left either. */
export const isSoldOut = ({ slots_available }: HoppingRoute): boolean => !(slots_available > 0)

export type Progress = { done: number; total: number }

/** Cafés of the route that have been checked in to; what else the record may hold does not count. */
export function progressOf(route: HoppingRoute, checkins: readonly Id[]): Progress {
  const cafes = route.cafes_included
  const isDone = isCheckedInBy(checkins)
  return { done: cafes.filter(({ id }) => isDone(id)).length, total: cafes.length }
}

/** Whether a café has been checked in to; asked once for all cafés of a route. */
export function isCheckedInBy(checkins: readonly Id[]) {
  const done = new Set(checkins.map(String))
  return (cafe: Id): boolean => done.has(String(cafe))
}

/** Each café once. */
export const addCheckIn = (checkins: Id[], cafe: Id): Id[] =>
  isCheckedInBy(checkins)(cafe) ? checkins : [...checkins, cafe]

/** So much is still read off a phone, in any script; a picture in the code's place is longer than can be drawn. */
const longestCode = 300

/** What the pass's code says; a booking without a code that can be drawn is known by its number. */
export function passCode({ qr_code, booking_id }: HoppingBooking): string {
  const code = qr_code.trim()
  const isDrawable = code && code.length <= longestCode && code.isWellFormed()
  return isDrawable ? code : String(booking_id).slice(0, longestCode).toWellFormed()
}

/** Letters that the arc of a stamp has room for: the longest name of ours. */
const maxStampLength = 21

/** As many whole words of a café's name as its stamp has room for, and at least the first. */
export function stampLabel(name: string): string {
  const [first = '', ...more] = name.trim().split(/\s+/)
  let words = first
  for (const word of more) {
    if (words.length + 1 + word.length > maxStampLength) break
    words += ` ${word}`
  }
  return words
}

/** Fewer places than a usual table of friends and its friends would take. */
const fewSlots = 8

export const hasFewSlots = ({ slots_available }: HoppingRoute): boolean =>
  slots_available <= fewSlots
