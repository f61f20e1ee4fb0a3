import { venueByName } from './sample-venues'
import { useTranslateVenue } from './use-translate-venue'

/** Returns a function that translates the venue name of a stored enquiry; other names stay as stored. */
export function useTranslateVenueName() {
  const translateVenue = useTranslateVenue()
  return (storedName: string): string => {
    const venue = venueByName(storedName)
    return venue ? translateVenue(venue).name : storedName
  }
}
