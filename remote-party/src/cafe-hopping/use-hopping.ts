import { hoppingBookingsRecord, hoppingRoutesRecord, sameId } from '@baithak/domain'
import { useHost } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { mergeBookings, mergeRoutes } from './hopping-rules'
import { sampleBooking, sampleRoutes } from './sample-routes'

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
