import { cafesRecord, isSameName } from '@baithak/domain'
import { createStoredTexts } from '@baithak/domain/cafes'
import { startOfTomorrow } from '@baithak/domain/indian-time'
import { cafeTexts } from '@baithak/domain/sample-cafes'
import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { useClock } from '@baithak/ui'
import { formatRupees, formatTime } from '@baithak/ui/format'
import { useMemo } from 'react'
import { findSampleGig, type SampleGig } from '../samples/sample-gigs'
import {
  appliedGigsRecord,
  findById,
  type Gig,
  gigAnswersRecord,
  type MyGig,
  myGigsFrom,
} from './gig'
import { findGigDate, type GigDate } from './gig-dates'

/** Returns functions that give gigs in the visitor's language. */
export function useGigTranslations() {
  const { t } = useTranslation()
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
      // The page of the gig adds it.
      description: '',
      ...translatedFields(sampleGig),
    }),
    /** Translates a sample gig. The texts of any other gig stay in their language, and a time that is none as it is. */
    translateGig(gig: MyGig): MyGig {
      const sampleGig = findSampleGig(gig.id)
      const time = formatTime(gig.time) || gig.time
      return { ...gig, time, ...(sampleGig && translatedFields(sampleGig)) }
    },
  }
}

/** The artist's gigs in the visitor's language. */
export function useMyGigs(): MyGig[] {
  const { storage } = useHost()
  const stored = useRecord(storage.record(appliedGigsRecord))
  const answers = useRecord(storage.record(gigAnswersRecord))
  return myGigsFrom(stored, answers).map(useGigTranslations().translateGig)
}

/** One gig with its description: the artist's own, or an open date of a sample gig. */
export function useGig(id: string) {
  const { t } = useTranslation()
  const { toGig } = useGigTranslations()
  const myGig = findById(useMyGigs(), id)
  const gigDate = findGigDate(id, useToday())
  const gig: Gig | undefined = myGig ?? (gigDate && toGig(gigDate))
  const sample = findSampleGig(id)
  return {
    gig: gig && sample ? { ...gig, description: t(`detail.descriptions.${sample.id}`) } : gig,
    /** The artist's application for it. */
    myGig,
    gigDate,
  }
}

/** The café of a gig, for a link to its page. Undefined for a place that is neither a sample café nor a stored one. */
export function useGigCafe({ id, cafe: name }: Gig): { id: string; name: string } | undefined {
  const stored = useRecord(useHost().storage.record(cafesRecord)).find((cafe) =>
    isSameName(cafe.name, name),
  )
  const sample = Object.entries(cafeTexts).find(([, texts]) => isSameName(texts.name, name))
  const cafeId = findSampleGig(id)?.cafe ?? stored?.id ?? sample?.[0]
  return cafeId === undefined ? undefined : { id: String(cafeId), name }
}

/** The current time, updated after midnight and when the page becomes visible again. */
export const useToday = (): Date => useClock(startOfTomorrow(new Date()).getTime())
