import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { useMemo } from 'react'
import { type AppliedGigs, appliedGigsRecord } from './gig'
import { hasNoGigs, sampleMyGigs } from './my-gigs'
import { useGigTranslations } from './use-gig-translations'
import { useToday } from './use-today'

/** The artist's gigs by stage, in the visitor's language. */
export function useMyGigs(): AppliedGigs {
  const stored = useRecord(useHost().storage.record(appliedGigsRecord))
  const { toGig, translateGig } = useGigTranslations()
  const today = useToday()
  const { language } = useTranslation('gig').i18n
  // biome-ignore lint/correctness/useExhaustiveDependencies: thousands may be stored, and their labels change with the language alone
  const translated = useMemo(
    () => ({
      Applied: stored.Applied.map(translateGig),
      Shortlisted: stored.Shortlisted.map(translateGig),
      Confirmed: stored.Confirmed.map(translateGig),
      Completed: stored.Completed.map(translateGig),
    }),
    [stored, language],
  )
  return hasNoGigs(stored) ? sampleMyGigs(today, toGig) : translated
}
