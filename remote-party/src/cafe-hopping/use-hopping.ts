import { useHost, useTranslation } from '@baithak/platform'
import { formatDate, formatTime } from '@baithak/shared/format'
import { type HoppingRoute, sameId, useRecord } from '@baithak/shared/storage'
import { allBookings, allRoutes } from './hopping-rules'
import { type SampleRouteId, type SampleStopId, sampleBooking, sampleRoutes } from './sample-routes'

/** Routes and bookings, ours and those that this device keeps. */
export function useHopping() {
  const { storage } = useHost()
  const storedRoutes = useRecord(storage.cafeHoppingRoutes)
  const storedBookings = useRecord(storage.cafeHoppingBookings)
  const routes = allRoutes(storedRoutes, sampleRoutes(new Date()))
  const bookings = allBookings(storedBookings, [sampleBooking])
  // Of two with one id the first counts.
  const routesById = new Map(routes.toReversed().map((route) => [String(route.route_id), route]))
  return {
    routes,
    bookings,
    routeById: (id: string | number | undefined) => routesById.get(String(id)),
    bookingById: (id: string | undefined) =>
      bookings.find(({ booking_id }) => sameId(booking_id, id)),
  }
}

/** A route in the visitor's language; what somebody else wrote stays as written. */
export function useRouteWords() {
  const { t, i18n } = useTranslation('party')
  const samples = sampleRoutes(new Date())
  const stops = new Map(
    samples.flatMap(({ cafes_included }) => cafes_included).map((stop) => [stop.id, stop]),
  )
  return (route: HoppingRoute) => {
    const sample = samples.find(({ route_id }) => sameId(route_id, route.route_id))
    const words = `hopping.samples.${sample?.route_id as SampleRouteId}` as const
    const written = (stored: string, own: string | undefined, text: () => string) =>
      stored === own ? text() : stored
    return {
      name: written(route.route_name, sample?.route_name, () => t(`${words}.name`)),
      description: written(route.description, sample?.description, () => t(`${words}.description`)),
      date: formatDate(route.event_date, i18n.language),
      time: formatTime(route.event_date),
      stops: route.cafes_included.map(({ id, name, address }) => {
        const stop = stops.get(id)
        const stopWords = `hopping.stopNames.${stop?.id as SampleStopId}` as const
        return {
          id,
          name: written(name, stop?.name, () => t(`${stopWords}.name`)),
          address: written(address ?? '', stop?.address ?? undefined, () =>
            t(`${stopWords}.address`),
          ),
        }
      }),
    }
  }
}
