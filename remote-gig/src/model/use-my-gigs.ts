import { useHost } from '@baithak/shared/contract'
import { type AppliedGigs, useRecord } from '@baithak/shared/storage'
import { hasNoGigs, sampleMyGigs } from './my-gigs'
import { useGigTranslations } from './use-gig-translations'
import { useToday } from './use-today'

/** The artist's gigs by stage, in the visitor's language. */
export function useMyGigs(): AppliedGigs {
  const stored = useRecord(useHost().storage.appliedGigs)
  const { toGig, translateGig } = useGigTranslations()
  const today = useToday()
  if (hasNoGigs(stored)) return sampleMyGigs(today, toGig)
  return {
    Applied: stored.Applied.map(translateGig),
    Shortlisted: stored.Shortlisted.map(translateGig),
    Confirmed: stored.Confirmed.map(translateGig),
    Completed: stored.Completed.map(translateGig),
  }
}
