import { useHost } from '@baithak/shared/contract'
import { type AppliedGigs, useRecord } from '@baithak/shared/storage'
import { isUntouched, sampleGigs } from './my-gigs'
import { useGigWords } from './use-gig-translations'
import { useToday } from './use-today'

/** The artist's gigs by how far they have come, in the visitor's language. */
export function useMyGigs(): AppliedGigs {
  const stored = useRecord(useHost().storage.appliedGigs)
  const { gigOf, inWords } = useGigWords()
  const today = useToday()
  if (isUntouched(stored)) return sampleGigs(today, gigOf)
  return {
    Applied: stored.Applied.map(inWords),
    Shortlisted: stored.Shortlisted.map(inWords),
    Confirmed: stored.Confirmed.map(inWords),
    Completed: stored.Completed.map(inWords),
  }
}
