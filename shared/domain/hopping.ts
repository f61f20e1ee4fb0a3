import type { RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import { type Id, idSchema } from './id'

const optionalText = v.nullish(v.string(), '')

const hoppingRouteSchema = v.object({
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

const hoppingBookingSchema = v.object({
  booking_id: idSchema,
  route_id: idSchema,
  qr_code: optionalText,
})
export type HoppingBooking = v.InferOutput<typeof hoppingBookingSchema>

export const hoppingRoutesRecord: RecordDefinition<HoppingRoute[]> = {
  key: 'cafe_hopping_routes',
  schema: v.array(hoppingRouteSchema),
  fallback: [],
}

export const hoppingBookingsRecord: RecordDefinition<HoppingBooking[]> = {
  key: 'cafe_hopping_bookings',
  schema: v.array(hoppingBookingSchema),
  fallback: [],
}

/** The ids of the cafés where a Hopping Pass has been checked in. */
export const hopCheckInsRecord = (bookingId: Id): RecordDefinition<Id[]> => ({
  key: `checkins_${bookingId}`,
  schema: v.array(idSchema),
  fallback: [],
})
