import { idSchema, sameId } from '@baithak/domain'
import type { RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'

const optionalText = v.nullish(v.string(), '')

const gigSchema = v.object({
  id: idSchema,
  title: v.string(),
  cafe: optionalText,
  date: optionalText,
  location: optionalText,
  /** Labelled 'Paid', or else 'Exposure'. */
  paid: v.nullish(v.boolean(), false),
  genre: optionalText,
  time: optionalText,
  compensation: optionalText,
  audience: optionalText,
  description: optionalText,
})
export type Gig = v.InferOutput<typeof gigSchema>

const completedGigSchema = v.object({ ...gigSchema.entries, rating: v.nullish(v.number()) })
export type CompletedGig = v.InferOutput<typeof completedGigSchema>

const gigs = v.nullish(v.array(gigSchema), [])

/** An artist's applications by status. */
const appliedGigsSchema = v.object({
  Applied: gigs,
  Shortlisted: gigs,
  Confirmed: gigs,
  Completed: v.nullish(v.array(completedGigSchema), []),
})
export type AppliedGigs = v.InferOutput<typeof appliedGigsSchema>

export const noAppliedGigs: AppliedGigs = {
  Applied: [],
  Shortlisted: [],
  Confirmed: [],
  Completed: [],
}

export const appliedGigsRecord: RecordDefinition<AppliedGigs> = {
  key: 'appliedGigs',
  schema: appliedGigsSchema,
  fallback: noAppliedGigs,
}

/** How far the artist's application for a gig has come. */
export type GigStage = 'Applied' | 'Shortlisted' | 'Confirmed' | 'Completed'
export const gigStages: readonly GigStage[] = ['Applied', 'Shortlisted', 'Confirmed', 'Completed']

export const stageOf = (id: Gig['id'], applied: AppliedGigs): GigStage | undefined =>
  gigStages.find((stage) => applied[stage].some((gig) => sameId(gig.id, id)))

/** Ratings are shown as 0 to 5 stars. */
export const clampRating = (rating: number): number => Math.min(5, Math.max(0, rating))
