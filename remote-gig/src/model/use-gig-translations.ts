import { cafesRecord } from '@baithak/domain'
import { createStoredTexts } from '@baithak/domain/cafes'
import { cafeTexts } from '@baithak/domain/sample-cafes'
import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { formatRupees, formatTime } from '@baithak/ui/format'
import { useMemo } from 'react'
import type { Gig } from './gig'
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
