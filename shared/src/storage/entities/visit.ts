import { v } from '../../schema'
import { dateTextSchema } from './date-text'
import { passIdSchema } from './pass'

/** A member's check-in at a café's desk. */
export const visitSchema = v.object({
  id: v.string(),
  memberId: v.string(),
  /** '' when the member is known by a typed code only. */
  name: v.string(),
  /** null with a Hopping Pass. */
  passId: v.nullable(passIdSchema),
  /** Of a Hopping Pass. */
  bookingId: v.optional(v.string()),
  cafeId: v.string(),
  cafe: v.string(),
  at: dateTextSchema,
})
export type Visit = v.InferOutput<typeof visitSchema>
