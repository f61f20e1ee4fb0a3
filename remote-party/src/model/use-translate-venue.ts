import type { SampleVenueId } from '@baithak/domain/sample-venues'
import { useTranslation } from '@baithak/platform'
import { useCallback } from 'react'
import { type Venue, venueById, venueByName } from './sample-venues'

/** Returns a function that gives a venue's texts in the visitor's language. */
export function useTranslateVenue() {
  const { t } = useTranslation('party')
  return useCallback(
    ({ id, name, location }: Pick<Venue, 'id' | 'name' | 'location'>) => {
      if (!venueById(id)) return { name, location, description: '' }
      const sampleId = id as SampleVenueId
      return {
        name: t(`${sampleId}.name`, name),
        location: t(`${sampleId}.area`, location),
        description: t(`venues.descriptions.${sampleId}`),
      }
    },
    [t],
  )
}

/** Returns a function that translates the venue name of a stored enquiry; other names stay as stored. */
export function useTranslateVenueName() {
  const translateVenue = useTranslateVenue()
  return (storedName: string): string => {
    const venue = venueByName(storedName)
    return venue ? translateVenue(venue).name : storedName
  }
}
