import type { RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import { dateTextSchema } from './date-text'
import { passIdSchema, tierSchema } from './pass'

/** A member's check-in at a café's desk. */
const checkInSchema = v.object({
  id: v.string(),
  memberId: v.string(),
  /** '' if the code was typed and the member is not on this device. */
  name: v.string(),
  /** Null for a check-in by Hopping Pass, which has a `bookingId`. */
  passId: v.nullable(passIdSchema),
  bookingId: v.optional(v.string()),
  cafeId: v.string(),
  cafe: v.string(),
  /** The café's tier on that day; absent in check-ins of earlier releases. */
  passType: v.nullish(tierSchema),
  at: dateTextSchema,
})
export type CheckIn = v.InferOutput<typeof checkInSchema>

/** The newest check-in is first. The limit is half a year of a busy café, less than a megabyte. */
export const checkInsRecord: RecordDefinition<CheckIn[]> = {
  key: 'draft:visits',
  schema: v.array(checkInSchema),
  fallback: [],
  limit: 4000,
}
