import { v } from '../../schema'
import { idSchema } from './id'

const optionalText = v.nullish(v.string(), '')

/** A café-hopping route (key `cafe_hopping_routes`). */
export const hoppingRouteSchema = v.object({
  route_id: idSchema,
  route_name: v.string(),
  description: optionalText,
  cafes_included: v.nullish(
    v.array(v.object({ id: idSchema, name: v.string(), address: v.nullish(v.string()) })),
    [],
  ),
  /** ISO date and time. */
  event_date: optionalText,
  slots_available: v.nullish(v.number(), 0),
  price_per_person: v.nullish(v.number(), 0),
  cover_image: optionalText,
  /** Only 'Active' routes are shown. */
  status: optionalText,
})
export type HoppingRoute = v.InferOutput<typeof hoppingRouteSchema>

/** A booking of a route (key `cafe_hopping_bookings`). */
export const hoppingBookingSchema = v.object({
  booking_id: idSchema,
  route_id: idSchema,
  qr_code: optionalText,
})
export type HoppingBooking = v.InferOutput<typeof hoppingBookingSchema>
