import type { RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'

/** A performer. */
const artistSchema = v.object({
  name: v.nullish(v.string(), ''),
  premium_pass: v.nullish(v.boolean(), false),
  verified_performer: v.nullish(v.boolean(), false),
  applied_gigs_count: v.nullish(v.number(), 0),
  /** ISO week label of the last application, '2026-W47'; '' before the first. */
  last_applied_week: v.nullish(v.string(), ''),
})
export type Artist = v.InferOutput<typeof artistSchema>

export const artistRecord: RecordDefinition<Artist> = {
  key: 'artistProfile',
  schema: artistSchema,
  fallback: {
    name: '',
    premium_pass: false,
    verified_performer: false,
    applied_gigs_count: 0,
    last_applied_week: '',
  },
}
