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

/** The stages of an application, in the order of the tabs. */
export const gigStages = ['Applied', 'Shortlisted', 'Confirmed', 'Completed'] as const
export type GigStage = (typeof gigStages)[number]
/** The stages at which an application waits for the café's answer. */
export const openStages: readonly GigStage[] = ['Applied', 'Shortlisted']

const gigs = v.nullish(v.array(gigSchema), [])
const appliedGigsSchema = v.object({
  Applied: gigs,
  Shortlisted: gigs,
  Confirmed: gigs,
  Completed: gigs,
})
export type AppliedGigs = v.InferOutput<typeof appliedGigsSchema>

/** The artist's gigs by stage. */
export const appliedGigsRecord: RecordDefinition<AppliedGigs> = {
  key: 'appliedGigs',
  schema: appliedGigsSchema,
  fallback: { Applied: [], Shortlisted: [], Confirmed: [], Completed: [] },
}

const answerSchema = v.picklist(['shortlisted', 'yes', 'no'])
export type GigAnswer = v.InferOutput<typeof answerSchema>
const gigAnswersSchema = v.array(v.object({ id: v.string(), answer: answerSchema }))
type GigAnswers = v.InferOutput<typeof gigAnswersSchema>

/** The cafés' answers to applications. The artist notes them, because no server brings them. */
export const gigAnswersRecord: RecordDefinition<GigAnswers> = {
  key: 'gigAnswers',
  schema: gigAnswersSchema,
  fallback: [],
}

/** Replaces the answer to a gig, or removes it. */
export const noteAnswer = (answers: GigAnswers, { id }: Gig, answer?: GigAnswer): GigAnswers => [
  ...answers.filter((noted) => noted.id !== String(id)),
  ...(answer ? [{ id: String(id), answer }] : []),
]

/** The stage to which an answer moves an application. */
export const stageByAnswer: Partial<Record<GigAnswer, GigStage>> = {
  shortlisted: 'Shortlisted',
  yes: 'Confirmed',
}

export interface MyGig extends Gig {
  stage: GigStage
  answer?: GigAnswer | undefined
}

/** Returns the artist's gigs. Open applications are at the stages of their noted answers, ratings within 0 to 5 stars. */
export function myGigsFrom(stored: AppliedGigs, answers: GigAnswers): MyGig[] {
  const answerById = new Map(answers.map(({ id, answer }) => [id, answer]))
  return gigStages.flatMap((stage) =>
    stored[stage].map(({ rating, ...gig }) => {
      const answer = openStages.includes(stage) ? answerById.get(String(gig.id)) : undefined
      return {
        ...gig,
        rating: rating == null ? null : Math.min(5, Math.max(0, rating)),
        answer,
        stage: (answer && stageByAnswer[answer]) ?? stage,
      }
    }),
  )
}

/** Returns whether the application can be withdrawn: it is neither confirmed nor refused. */
export const isOpen = ({ stage, answer }: MyGig): boolean =>
  openStages.includes(stage) && answer !== 'no'

export const findById = <Item extends Pick<Gig, 'id'>>(items: readonly Item[], id: Gig['id']) =>
  items.find((item) => sameId(item.id, id))
