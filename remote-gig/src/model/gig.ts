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
  /** Of a completed one. */
  rating: v.nullish(v.number()),
})
export type Gig = v.InferOutput<typeof gigSchema>

const gigs = v.nullish(v.array(gigSchema), [])

/** An artist's applications by status. */
const appliedGigsSchema = v.object({
  Applied: gigs,
  Shortlisted: gigs,
  Confirmed: gigs,
  Completed: gigs,
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

const answerSchema = v.picklist(['yes', 'no'])
export type GigAnswer = v.InferOutput<typeof answerSchema>

const gigAnswersSchema = v.array(v.object({ id: v.string(), answer: answerSchema }))
type GigAnswers = v.InferOutput<typeof gigAnswersSchema>

/** What venues have said to applications, as the artist has noted it. */
export const gigAnswersRecord: RecordDefinition<GigAnswers> = {
  key: 'gigAnswers',
  schema: gigAnswersSchema,
  fallback: [],
}

export interface MyGig extends Gig {
  /** Absent without one, and for a gig that is stored as confirmed or completed. */
  answer?: GigAnswer
}
export type MyGigs = Record<GigStage, MyGig[]>

/** The answers with another one to a gig, or with none. */
export const noteAnswer = (answers: GigAnswers, { id }: Gig, answer?: GigAnswer): GigAnswers => [
  ...answers.filter((each) => each.id !== String(id)),
  ...(answer ? [{ id: String(id), answer }] : []),
]

/** The lists as the answers change them: with a yes, a gig is a confirmed one. */
export function withAnswers(gigs: AppliedGigs, answers: GigAnswers): MyGigs {
  const answerById = new Map(answers.map(({ id, answer }) => [id, answer]))
  const answered = (open: readonly Gig[]) =>
    open.map((gig): MyGig => {
      const answer = answerById.get(String(gig.id))
      return answer ? { ...gig, answer } : gig
    })
  const [Applied, Shortlisted] = [answered(gigs.Applied), answered(gigs.Shortlisted)]
  const isOpen = ({ answer }: MyGig) => answer !== 'yes'
  const isConfirmed = ({ answer }: MyGig) => answer === 'yes'
  return {
    Applied: Applied.filter(isOpen),
    Shortlisted: Shortlisted.filter(isOpen),
    Confirmed: [...gigs.Confirmed, ...[...Shortlisted, ...Applied].filter(isConfirmed)],
    Completed: gigs.Completed,
  }
}
