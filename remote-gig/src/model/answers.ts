import type { RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import type { AppliedGigs, CompletedGig, Gig, GigStage } from './gig'

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

export interface MyGig extends CompletedGig {
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
  if (answers.length === 0) return gigs
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
