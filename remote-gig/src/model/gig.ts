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
  /** Only completed gigs are rated. */
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

const answerSchema = v.picklist(['shortlisted', 'yes', 'no'])
export type GigAnswer = v.InferOutput<typeof answerSchema>

const gigAnswersSchema = v.array(v.object({ id: v.string(), answer: answerSchema }))
type GigAnswers = v.InferOutput<typeof gigAnswersSchema>

/** What venues have answered to applications. The artist notes it, because no server brings it. */
export const gigAnswersRecord: RecordDefinition<GigAnswers> = {
  key: 'gigAnswers',
  schema: gigAnswersSchema,
  fallback: [],
}

export interface MyGig extends Gig {
  /** The noted answer of the venue. */
  answer?: GigAnswer
}
export type MyGigs = Record<GigStage, MyGig[]>

/** Replaces the answer to a gig; without an answer it removes it. */
export const noteAnswer = (answers: GigAnswers, { id }: Gig, answer?: GigAnswer): GigAnswers => [
  ...answers.filter((noted) => noted.id !== String(id)),
  ...(answer ? [{ id: String(id), answer }] : []),
]

/** The stage to which an answer moves an open application. */
export const stageByAnswer: Partial<Record<GigAnswer, GigStage>> = {
  shortlisted: 'Shortlisted',
  yes: 'Confirmed',
}

/** Moves the open applications to the stages of their noted answers. */
export function withAnswers(gigs: AppliedGigs, answers: GigAnswers): MyGigs {
  const answerById = new Map(answers.map(({ id, answer }) => [id, answer]))
  const open = (['Shortlisted', 'Applied'] as const).flatMap((storedStage) =>
    gigs[storedStage].map((gig): { gig: MyGig; stage: GigStage } => {
      const answer = answerById.get(String(gig.id))
      if (!answer) return { gig, stage: storedStage }
      return { gig: { ...gig, answer }, stage: stageByAnswer[answer] ?? storedStage }
    }),
  )
  const openAt = (stage: GigStage) =>
    open.filter((application) => application.stage === stage).map(({ gig }) => gig)
  return {
    Applied: openAt('Applied'),
    Shortlisted: openAt('Shortlisted'),
    Confirmed: [...gigs.Confirmed, ...openAt('Confirmed')],
    Completed: gigs.Completed,
  }
}
