import type { AppliedGigs, CompletedGig, Gig } from '@baithak/shared/storage'
import { type Posting, postingOf } from './gig-dates'
import { nightsInHand } from './sample-gigs'

/** Nothing was ever stored, or nothing is left of it. */
export const isUntouched = ({ Applied, Shortlisted, Confirmed, Completed }: AppliedGigs): boolean =>
  [Applied, Shortlisted, Confirmed, Completed].every((list) => list.length === 0)

/** What a performer who is new on this device is shown: a little of a life on stage, dated around today. */
export function sampleGigs(today: Date, gigOf: (posting: Posting) => Gig): AppliedGigs {
  const gigs = (nights: readonly (typeof nightsInHand)['Shortlisted' | 'Confirmed'][number][]) =>
    nights.map((night) => gigOf(postingOf(night, today)))
  return {
    Applied: [],
    Shortlisted: gigs(nightsInHand.Shortlisted),
    Confirmed: gigs(nightsInHand.Confirmed),
    Completed: nightsInHand.Completed.map(
      (night): CompletedGig => ({ ...gigOf(postingOf(night, today)), rating: night.rating }),
    ),
  }
}
