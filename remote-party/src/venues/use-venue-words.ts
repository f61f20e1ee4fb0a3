import { useTranslation } from '@baithak/platform'
import { useCallback } from 'react'
import { type SampleVenueId, venueById, venueByName } from './sample-venues'
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

/** The name that an enquiry keeps, as the visitor reads it; a name we do not know stays as it was written. */
export function useVenueName() {
  const wordsOf = useVenueWords()
  return (stored: string): string => {
    const venue = venueByName(stored)
    return venue ? wordsOf(venue).name : stored
  }
}
