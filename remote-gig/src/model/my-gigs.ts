import type { AppliedGigs, CompletedGig, Gig } from './gig'
import { createGigDate, type GigDate } from './gig-dates'
import { artistSampleGigs, type SampleGig } from './sample-gigs'

export const hasNoGigs = ({ Applied, Shortlisted, Confirmed, Completed }: AppliedGigs): boolean =>
  [Applied, Shortlisted, Confirmed, Completed].every((gigs) => gigs.length === 0)

/** The gigs of an artist who has stored none: samples dated around today. */
export function sampleMyGigs(today: Date, toGig: (gigDate: GigDate) => Gig): AppliedGigs {
  const toSampleGig = (sampleGig: SampleGig) => toGig(createGigDate(sampleGig, today))
  return {
    Applied: [],
    Shortlisted: artistSampleGigs.Shortlisted.map(toSampleGig),
    Confirmed: artistSampleGigs.Confirmed.map(toSampleGig),
    Completed: artistSampleGigs.Completed.map(
      (sampleGig): CompletedGig => ({ ...toSampleGig(sampleGig), rating: sampleGig.rating }),
    ),
  }
}
