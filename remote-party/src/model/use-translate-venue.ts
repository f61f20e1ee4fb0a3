import { useTranslation } from '@baithak/platform'
import { useCallback } from 'react'
import { type SampleVenueId, venueById } from './sample-venues'
import type { Venue } from './venue'

/** Returns a function that gives a venue's texts in the visitor's language. */
export function useTranslateVenue() {
  const { t } = useTranslation('party')
  return useCallback(
    ({ id, name, location }: Pick<Venue, 'id' | 'name' | 'location'>) => {
      if (!venueById(id)) return { name, location, description: '' }
      const key = `venues.samples.${id as SampleVenueId}` as const
      return {
        name: t(`${key}.name`),
        location: t(`${key}.location`),
        description: t(`${key}.description`),
      }
    },
    [t],
  )
}
