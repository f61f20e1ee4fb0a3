import { sampleIdOf } from '@baithak/domain/sample-names'
import type { TFunction } from 'i18next'
import { venueById } from '../samples/sample-venues'
import { sceneImageOf } from '../samples/scene-images'
import { venueTexts } from './venue-texts'

/** The venue of a stored enquiry, which has its name alone. One that left the network has nothing else. */
export function storedVenue(venueName: string, t: TFunction<'party'>) {
  const venue = venueById(sampleIdOf(venueName))
  return venue
    ? { id: venue.id, image: sceneImageOf(venue.image), ...venueTexts(venue, t) }
    : { id: venueName, image: null, name: venueName, location: '' }
}
