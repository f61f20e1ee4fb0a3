import { sameId } from '@baithak/domain'
import type { AppliedGigs, Gig } from './gig'

/** How far the artist's application for a gig has come. */
export type GigStage = 'Applied' | 'Shortlisted' | 'Confirmed' | 'Completed'
export const gigStages: readonly GigStage[] = ['Applied', 'Shortlisted', 'Confirmed', 'Completed']

export const stageOf = (id: Gig['id'], applied: AppliedGigs): GigStage | undefined =>
  gigStages.find((stage) => applied[stage].some((gig) => sameId(gig.id, id)))
