import {
  cafesRecord,
  type HoppingRoute,
  hoppingBookingsRecord,
  hoppingRoutesRecord,
} from '@baithak/domain'
import { createStoredTexts } from '@baithak/domain/cafes'
import { sampleNameIn } from '@baithak/domain/sample-names'
import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { formatDate, formatTime } from '@baithak/ui/format'
import { type Booking, sampleBooking, sampleRoutes } from '../samples/sample-routes'
import { mergeById } from './hopping-rules'

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
