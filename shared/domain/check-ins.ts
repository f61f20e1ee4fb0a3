import type { RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import { dateTextSchema } from './date-text'
import { passIdSchema, tierSchema } from './pass'

/** A member's check-in at a café's desk. */
const checkInSchema = v.object({
  id: v.string(),
  memberId: v.string(),
  /** '' for a typed code of a member who is not on this device. */
  name: v.string(),
  /** null with a Hopping Pass. */
  passId: v.nullable(passIdSchema),
  /** Of a Hopping Pass. */
  bookingId: v.optional(v.string()),
  cafeId: v.string(),
  cafe: v.string(),
  /** What the café was on that day; absent in check-ins of earlier releases. */
  passType: v.nullish(tierSchema),
  at: dateTextSchema,
})
export type CheckIn = v.InferOutput<typeof checkInSchema>

/** The newest first. The limit is what a busy café has in half a year: less than a megabyte. */
export const checkInsRecord: RecordDefinition<CheckIn[]> = {
  key: 'draft:visits',
  schema: v.array(checkInSchema),
  fallback: [],
  limit: 4000,
}
