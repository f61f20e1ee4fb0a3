import { type HoppingBooking, type HoppingRoute, type Id, sameId } from '@baithak/domain'
import type { RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'

/** Merges samples and stored items by id. A stored item replaces the sample with its id; others follow the samples. */
export const mergeById = <T>(
  samples: readonly T[],
  stored: readonly T[],
  idOf: (item: T) => Id,
): ReadonlyMap<string, T> =>
  new Map([...samples, ...stored].map((item) => [String(idOf(item)).toWellFormed(), item]))

/** Whether members see a route. */
export const isActive = ({ status }: HoppingRoute): boolean => status === 'Active'

/** Stored routes may have negative slots. */
export const isSoldOut = ({ slots_available }: Pick<HoppingRoute, 'slots_available'>): boolean =>
  !(slots_available > 0)

/** Counts the route's cafés, and those of them that are checked in. */
export function countStamps({ cafes_included: cafes }: HoppingRoute, checkins: readonly Id[]) {
  const ids = new Set(checkins.map(String))
  return { done: cafes.filter(({ id }) => ids.has(String(id))).length, total: cafes.length }
}

export const isCheckedIn = (checkins: readonly Id[], cafeId: Id): boolean =>
  checkins.some((id) => sameId(id, cafeId))

export const addCheckIn = (checkins: Id[], cafeId: Id): Id[] =>
  isCheckedIn(checkins, cafeId) ? checkins : [...checkins, cafeId]

export const removeCheckIn = (checkins: Id[], cafeId: Id): Id[] =>
  checkins.filter((id) => !sameId(id, cafeId))

/** Longer texts make QR codes that phones cannot scan. */
const maxCodeLength = 300

/** Returns the text of the QR code: the booking's id if its own code is missing or cannot be encoded. */
export function passCode({ qr_code, booking_id }: HoppingBooking): string {
  const code = qr_code.trim()
  const isEncodable = code && code.length <= maxCodeLength && code.isWellFormed()
  return isEncodable ? code : String(booking_id).slice(0, maxCodeLength).toWellFormed()
}

/** ISO days of a pass's stamps by café id. The specified list of check-ins has no days. */
export const stampDaysRecord = (bookingId: Id): RecordDefinition<Record<string, string>> => ({
  key: `draft:stamp-days:${bookingId}`,
  schema: v.record(v.string(), v.string()),
  fallback: {},
  isSilent: true,
})
