import { v } from '../../schema'

/** A performer (key `artistProfile`). */
export const artistSchema = v.object({
  name: v.string(),
  premium_pass: v.boolean(),
  verified_performer: v.boolean(),
  applied_gigs_count: v.number(),
  /** ISO week label of the last application, '2026-W47'; '' before the first. */
  last_applied_week: v.string(),
})
export type Artist = v.InferOutput<typeof artistSchema>

export const emptyArtist: Artist = {
  name: '',
  premium_pass: false,
  verified_performer: false,
  applied_gigs_count: 0,
  last_applied_week: '',
}
