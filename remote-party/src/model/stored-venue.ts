import { sampleIdOf } from '@baithak/domain/sample-names'
import type { TFunction } from 'i18next'
import { venueById } from '../samples/sample-venues'
import { sceneUrl } from '../samples/scene-images'
import { venueTexts } from './venue-texts'

/** The venue that a stored enquiry names. A venue that left the network has nothing but its name. */
export function storedVenue(venueName: string, t: TFunction<'party'>) {
  const venue = venueById(sampleIdOf(venueName))
  return venue
    ? { id: venue.id, image: sceneUrl(venue.image), ...venueTexts(venue, t) }
    : { id: venueName, image: null, name: venueName, location: '' }
}
