import { cafesRecord } from '@baithak/domain'
import { createStoredTexts } from '@baithak/domain/cafes'
import { startOfTomorrow } from '@baithak/domain/indian-time'
import { cafeTexts } from '@baithak/domain/sample-cafes'
import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { useClock } from '@baithak/ui'
import { formatRupees, formatTime } from '@baithak/ui/format'
import { useMemo } from 'react'
import { appliedGigsRecord, type Gig, gigAnswersRecord, type MyGigs, withAnswers } from './gig'
import type { GigDate } from './gig-dates'
import { findSampleGig, type SampleGig } from './sample-gigs'

/** Gigs in the visitor's language. */
export function useGigTranslations() {
  const { t } = useTranslation('gig')
  const cafes = useRecord(useHost().storage.record(cafesRecord))
  const storedTextsOf = useMemo(() => createStoredTexts(cafes), [cafes])

  function translatedFields({ id, cafe, genre, feeRupees }: SampleGig) {
    const sample = cafeTexts[cafe]
    const { name, area } = storedTextsOf(cafe, sample.name)
    return {
      title: t(`sampleGigs.${id}.title`),
      cafe: name ?? t(`${cafe}.name`, sample.name),
      location: area ?? t(`${cafe}.area`, sample.area),
      genre: t(`genres.${genre}`),
      compensation:
        feeRupees === undefined ? t(`sampleGigs.${id}.barter`) : formatRupees(feeRupees),
      audience: t(`sampleGigs.${id}.audience`),
    }
  }

  return {
    toGig: ({ id, sampleGig, date }: GigDate): Gig => ({
      id,
      date,
      time: formatTime(sampleGig.time),
      paid: sampleGig.feeRupees !== undefined,
      // Only the page of a gig has it.
      description: '',
      ...translatedFields(sampleGig),
    }),
    /** Only sample gigs have translations; any other gig stays in the language it was stored in. */
    translateGig<StoredGig extends Gig>(gig: StoredGig): StoredGig {
      const sampleGig = findSampleGig(gig.id)
      return sampleGig ? { ...gig, ...translatedFields(sampleGig) } : gig
    },
  }
}

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

/** The current time, updated after midnight and when the page becomes visible again. */
export const useToday = (): Date => useClock(startOfTomorrow(new Date()).getTime())
