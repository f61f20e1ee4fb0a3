import { useTranslation } from '@baithak/platform'
import { type Venue, venueByName } from '../samples/sample-venues'
import { sceneImageOf } from '../samples/scene-images'

/** Returns a function that gives a venue's texts in the visitor's language. */
export function useTranslateVenue() {
  const { t } = useTranslation()
  return ({ id, name, location }: Venue) => ({
    name: t(`${id}.name`, name),
    location: t(`${id}.area`, location),
    description: t(`venues.descriptions.${id}`),
  })
}

export function useVenueTexts(venue: Venue) {
  const translateVenue = useTranslateVenue()
  return translateVenue(venue)
}

/** Returns a function that finds a stored enquiry's venue; one that has left the network has only its stored name. */
export function useFindVenue() {
  const translateVenue = useTranslateVenue()
  return (storedName: string) => {
    const venue = venueByName(storedName)
    return venue
      ? { id: venue.id, image: sceneImageOf(venue.image), ...translateVenue(venue) }
      : { id: storedName, image: null, name: storedName, location: '' }
  }
}

export function useVenue(storedName: string) {
  const findVenue = useFindVenue()
  return findVenue(storedName)
}
