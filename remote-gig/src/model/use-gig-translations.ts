import { useHost, useTranslation } from '@baithak/platform'
import { createStoredTexts } from '@baithak/shared/cafes'
import { cafesRecord } from '@baithak/shared/domain'
import { formatRupees, formatTime } from '@baithak/shared/format'
import { sampleCafeIn } from '@baithak/shared/sample-cafes'
import { useRecord } from '@baithak/shared/storage'
import { useMemo } from 'react'
import type { Gig } from './gig'
import type { GigDate } from './gig-dates'
import { findSampleGig, type SampleGig } from './sample-gigs'

/** Gigs in the visitor's language. */
export function useGigTranslations() {
  const { t, i18n } = useTranslation('gig')
  const cafes = useRecord(useHost().storage.record(cafesRecord))
  const storedTextsOf = useMemo(() => createStoredTexts(cafes), [cafes])

  function translatedFields({ id, cafe, genre, feeRupees }: SampleGig) {
    const sample = sampleCafeIn(cafe, i18n.language)
    const { name, area } = storedTextsOf(cafe, sampleCafeIn(cafe, 'en').name)
    return {
      title: t(`sampleGigs.${id}.title`),
      cafe: name ?? sample.name,
      location: area ?? sample.area,
      genre: t(`genres.${genre}`),
      compensation:
        feeRupees === undefined ? t(`sampleGigs.${id}.barter`) : formatRupees(feeRupees),
      audience: t(`sampleGigs.${id}.audience`),
      description: t(`sampleGigs.${id}.description`),
    }
  }

  return {
    toGig: ({ id, sampleGig, date }: GigDate): Gig => ({
      id,
      date,
      time: formatTime(sampleGig.time),
      paid: sampleGig.feeRupees !== undefined,
      ...translatedFields(sampleGig),
    }),
    /** Only sample gigs have translations; any other gig stays in the language it was stored in. */
    translateGig<StoredGig extends Gig>(gig: StoredGig): StoredGig {
      const sampleGig = findSampleGig(gig.id)
      return sampleGig ? { ...gig, ...translatedFields(sampleGig) } : gig
    },
  }
}
