import { v } from '../../schema'
import { idSchema } from './id'

/** A café-hopping route (key `cafe_hopping_routes`). */
export const hoppingRouteSchema = v.object({
  route_id: idSchema,
  route_name: v.string(),
  description: v.string(),
  cafes_included: v.array(
    v.object({ id: idSchema, name: v.string(), address: v.nullish(v.string()) }),
  ),
  /** ISO date and time. */
  event_date: v.string(),
  slots_available: v.number(),
  price_per_person: v.number(),
  cover_image: v.string(),
  /** Only 'Active' routes are shown. */
  status: v.string(),
})
export type HoppingRoute = v.InferOutput<typeof hoppingRouteSchema>

export const hoppingRouteDefaults: Partial<HoppingRoute> = {
  description: '',
  cafes_included: [],
  event_date: '',
  slots_available: 0,
  price_per_person: 0,
  cover_image: '',
  status: '',
}

/** A booking of a route (key `cafe_hopping_bookings`). */
export const hoppingBookingSchema = v.object({
  booking_id: idSchema,
  route_id: idSchema,
  qr_code: v.string(),
})
export type HoppingBooking = v.InferOutput<typeof hoppingBookingSchema>

export const hoppingBookingDefaults = { qr_code: '' }
