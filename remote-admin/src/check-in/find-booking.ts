import { type HoppingBooking, type HoppingRoute, sameId } from '@baithak/domain'
import { minuteOf, type ScannedCode, tagOf } from '@baithak/domain/check-in'

interface Bookings {
  bookings: readonly HoppingBooking[]
  routes: readonly HoppingRoute[]
  member: { id: string; name: string }
}

/** The Hopping Pass with a printed code, as 'HOP-B7F2-0612'. It finds only bookings of this device. */
export function findBooking(
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
  const day = new Date(route.event_date)
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
