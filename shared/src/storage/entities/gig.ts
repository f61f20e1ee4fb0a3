import { v } from '../../schema'
import { idSchema } from './id'

export const gigSchema = v.object({
  id: idSchema,
  title: v.string(),
  cafe: v.string(),
  date: v.string(),
  location: v.string(),
  /** Labelled 'Paid', or else 'Exposure'. */
  paid: v.boolean(),
  genre: v.string(),
  time: v.string(),
  compensation: v.string(),
  audience: v.string(),
  description: v.string(),
})
export type Gig = v.InferOutput<typeof gigSchema>

export const gigDefaults = {
  cafe: '',
  date: '',
  location: '',
  paid: false,
  genre: '',
  time: '',
  compensation: '',
  audience: '',
  description: '',
}

export const completedGigSchema = v.object({ ...gigSchema.entries, rating: v.nullish(v.number()) })
export type CompletedGig = v.InferOutput<typeof completedGigSchema>

/** An artist's applications by status (key `appliedGigs`). */
export interface AppliedGigs {
  Applied: Gig[]
  Shortlisted: Gig[]
  Confirmed: Gig[]
  Completed: CompletedGig[]
}

export const noAppliedGigs: AppliedGigs = {
  Applied: [],
  Shortlisted: [],
  Confirmed: [],
  Completed: [],
}
