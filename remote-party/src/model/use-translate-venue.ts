import { type SampleVenueId, samplePlaceIn } from '@baithak/domain/sample-venues'
import { useTranslation } from '@baithak/platform'
import { useCallback } from 'react'
import { venueById } from './sample-venues'
import type { Venue } from './venue'

/** Returns a function that gives a venue's texts in the visitor's language. */
export function useTranslateVenue() {
  const { t, i18n } = useTranslation('party')
  const { language } = i18n
  return useCallback(
    ({ id, name, location }: Pick<Venue, 'id' | 'name' | 'location'>) => {
      if (!venueById(id)) return { name, location, description: '' }
      const sampleId = id as SampleVenueId
      const { name: translated, area } = samplePlaceIn(sampleId, language)
      return {
        name: translated,
        location: area,
        description: t(`venues.descriptions.${sampleId}`),
      }
    },
    [t, language],
  )
}
