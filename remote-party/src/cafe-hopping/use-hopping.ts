import {
  cafesRecord,
  type HoppingRoute,
  hoppingBookingsRecord,
  hoppingRoutesRecord,
  sameId,
} from '@baithak/domain'
import { createStoredTexts } from '@baithak/domain/cafes'
import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { formatDate, formatTime } from '@baithak/ui/format'
import { useMemo } from 'react'
import { mergeBookings, mergeRoutes } from './hopping-rules'
import { type SampleRouteId, type SampleStopId, sampleBooking, sampleRoutes } from './sample-routes'

/** The routes and bookings: samples and those in storage. */
export function useHopping() {
  const { storage } = useHost()
  const storedRoutes = useRecord(storage.record(hoppingRoutesRecord))
  const storedBookings = useRecord(storage.record(hoppingBookingsRecord))
  const today = new Date()
  const routes = mergeRoutes(storedRoutes, sampleRoutes(today))
  const bookings = mergeBookings(storedBookings, [sampleBooking(today)])
  // Reversed, so that the first of two routes with the same id wins.
  const routesById = new Map(routes.toReversed().map((route) => [String(route.route_id), route]))
  return {
    routes,
    bookings,
    routeById: (id: string | number | undefined) => routesById.get(String(id)),
    bookingById: (id: string | undefined) =>
      bookings.find(({ booking_id }) => sameId(booking_id, id)),
  }
}

/** Returns a function that translates a route; texts that differ from the sample's stay as stored. */
export function useTranslateRoute() {
  const { t, i18n } = useTranslation('party')
  const cafes = useRecord(useHost().storage.record(cafesRecord))
  const storedTextsOf = useMemo(() => createStoredTexts(cafes), [cafes])
  const samples = sampleRoutes(new Date())
  const sampleStops = new Map(
    samples.flatMap(({ cafes_included }) => cafes_included).map((stop) => [stop.id, stop]),
  )
  const translate = (stored: string, sample: string | undefined, translation: () => string) =>
    stored === sample ? translation() : stored

  return (route: HoppingRoute) => {
    const sample = samples.find(({ route_id }) => sameId(route_id, route.route_id))
    const routeKey = `hopping.samples.${sample?.route_id as SampleRouteId}` as const
    return {
      name: translate(route.route_name, sample?.route_name, () => t(`${routeKey}.name`)),
      description: translate(route.description, sample?.description, () =>
        t(`${routeKey}.description`),
      ),
      date: formatDate(route.event_date, i18n.language),
      time: formatTime(route.event_date),
      stops: route.cafes_included.map(({ id, name, address }) => {
        const sampleStop = sampleStops.get(id)
        const stopId = sampleStop?.id as SampleStopId
        const texts = storedTextsOf(String(id), name)
        return {
          id,
          name: texts.name ?? translate(name, sampleStop?.name, () => t(`${stopId}.name`, name)),
          address:
            texts.address ??
            translate(address ?? '', sampleStop?.address ?? undefined, () =>
              t(`hopping.stopAddresses.${stopId}`),
            ),
        }
      }),
    }
  }
}
