import { venueByName } from './sample-venues'
import { useVenueWords } from './use-venue-translations'

/** The name that an enquiry keeps, as the visitor reads it; a name we do not know stays as it was written. */
export function useVenueName() {
  const wordsOf = useVenueWords()
  return (stored: string): string => {
    const venue = venueByName(stored)
    return venue ? wordsOf(venue).name : stored
  }
}
