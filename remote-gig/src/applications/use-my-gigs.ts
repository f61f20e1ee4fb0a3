import { useTranslation } from '@baithak/platform'
import { useHost } from '@baithak/shared/contract'
import { type AppliedGigs, useRecord } from '@baithak/shared/storage'
import { useMemo } from 'react'
import { useGigWords } from '../gigs/use-gig-words'
import { useToday } from '../use-today'
import { isUntouched, sampleGigs } from './my-gigs'

/** The artist's gigs by how far they have come, in the visitor's language. */
export function useMyGigs(): AppliedGigs {
  const stored = useRecord(useHost().storage.appliedGigs)
  const { gigOf, inWords } = useGigWords()
  const today = useToday()
  const { language } = useTranslation('gig').i18n
  // biome-ignore lint/correctness/useExhaustiveDependencies: thousands may be stored, and their words change with the language alone
  const storedInWords = useMemo(
    () => ({
      Applied: stored.Applied.map(inWords),
      Shortlisted: stored.Shortlisted.map(inWords),
      Confirmed: stored.Confirmed.map(inWords),
      Completed: stored.Completed.map(inWords),
    }),
    [stored, language],
  )
  return isUntouched(stored) ? sampleGigs(today, gigOf) : storedInWords
}
