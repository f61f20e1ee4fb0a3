import {
  cafesRecord,
  type HoppingBooking,
  type HoppingRoute,
  hoppingBookingsRecord,
  hoppingRoutesRecord,
  type Id,
  sameId,
} from '@baithak/domain'
import { createStoredTexts } from '@baithak/domain/cafes'
import { sampleNameIn } from '@baithak/domain/sample-names'
import { useHost, useTranslation } from '@baithak/platform'
import { type RecordDefinition, useRecord } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import { formatDate, formatTime } from '@baithak/ui/format'
import { type Booking, sampleBooking, sampleRoutes } from '../samples/sample-routes'

/** The routes and bookings by id: samples in the visitor's language, and those in storage. */
export function useHopping() {
  const { t } = useTranslation()
  const { storage } = useHost()
  const storedRoutes = useRecord(storage.record(hoppingRoutesRecord))
  const storedBookings = useRecord(storage.record(hoppingBookingsRecord))
  const today = new Date()
  const samples = sampleRoutes(today).map(({ stops, ...route }) => ({
    ...route,
    route_name: t(`hopping.samples.${route.route_id}.name`),
    description: t(`hopping.samples.${route.route_id}.description`),
    cafes_included: stops.map((stop) => ({ ...stop, address: t(`${stop.id}.address`) })),
  }))
  return {
    routes: mergeById<HoppingRoute>(samples, storedRoutes, ({ route_id }) => route_id),
    bookings: mergeById<Booking>(
      [sampleBooking(today)],
      storedBookings,
      ({ booking_id }) => booking_id,
    ),
  }
}

/**
 * Returns the date, time and stops of a route in the visitor's language. What a partner stored about a café replaces its
 * name and address; a sample's name is translated.
 */
export function useRouteTexts({ event_date, cafes_included }: HoppingRoute) {
  const { i18n } = useTranslation()
  const cafes = useRecord(useHost().storage.record(cafesRecord))
  const storedTextsOf = createStoredTexts(cafes)
  return {
    date: formatDate(event_date, i18n.language),
    time: formatTime(event_date),
    stops: cafes_included.map((stop) => {
      const { name, address } = storedTextsOf(String(stop.id), stop.name)
      return {
        id: stop.id,
        name: name ?? sampleNameIn(i18n.language, stop.name),
        address: address ?? stop.address,
      }
    }),
  }
}

/** Merges samples and stored items by id. A stored item replaces the sample with its id; others follow the samples. */
const mergeById = <T>(
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
