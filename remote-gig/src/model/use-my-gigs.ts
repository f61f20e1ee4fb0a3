import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { useMemo } from 'react'
import { gigAnswersRecord, type MyGigs, withAnswers } from './answers'
import { appliedGigsRecord } from './gig'
import { useGigTranslations } from './use-gig-translations'

/** The artist's gigs by stage, in the visitor's language. */
export function useMyGigs(): MyGigs {
  const { storage } = useHost()
  const stored = useRecord(storage.record(appliedGigsRecord))
  const answers = useRecord(storage.record(gigAnswersRecord))
  const { translateGig } = useGigTranslations()
  const { language } = useTranslation('gig').i18n
  // biome-ignore lint/correctness/useExhaustiveDependencies: thousands may be stored, and their labels change with the language alone
  return useMemo(() => {
    const { Applied, Shortlisted, Confirmed, Completed } = withAnswers(stored, answers)
    return {
      Applied: Applied.map(translateGig),
      Shortlisted: Shortlisted.map(translateGig),
      Confirmed: Confirmed.map(translateGig),
      Completed: Completed.map(translateGig),
    }
  }, [stored, answers, language])
}
