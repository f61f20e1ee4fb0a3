import { useTranslation } from '@baithak/platform'
import { useCallback } from 'react'
import { type SampleVenueId, venueById } from './sample-venues'
import type { Venue } from './venue'

/** What a venue is called and said to be, in the visitor's language. */
export function useVenueWords() {
  const { t } = useTranslation('party')
  return useCallback(
    ({ id, name, location }: Pick<Venue, 'id' | 'name' | 'location'>) => {
      if (!venueById(id)) return { name, location, description: '' }
      const words = `venues.samples.${id as SampleVenueId}` as const
      return {
        name: t(`${words}.name`),
        location: t(`${words}.location`),
        description: t(`${words}.description`),
      }
    },
    [t],
  )
}
