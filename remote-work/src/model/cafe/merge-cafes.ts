import { imagesOf, mergeCafes as mergeByName, ratingOf } from '@baithak/shared/cafes'
import { amenitiesOf, type StoredCafe } from '@baithak/shared/domain'
import type { Cafe } from './cafe'

/** Built-in and stored cafés as members see them. */
export const mergeCafes = (samples: readonly Cafe[], stored: readonly StoredCafe[]): Cafe[] =>
  mergeByName(samples, stored, { nameOf: ({ name }) => name, convert: toCafe })

function toCafe(stored: StoredCafe, sample?: Cafe): Cafe {
  const edited = sample?.id === stored.id ? sample : undefined
  const images = stored.image || stored.images ? imagesOf(stored) : (sample?.images ?? [])
  return {
    id: String(stored.id ?? '') || stored.name || 'cafe',
    name: stored.name,
    image: images[0] ?? '',
    images,
    distance: stored.distance ?? sample?.distance ?? '',
    area: stored.area || edited?.area || stored.city || stored.address || sample?.area || '',
    rating: stored.rating == null ? (sample?.rating ?? null) : ratingOf(stored),
    passType: stored.passType ?? stored.category ?? sample?.passType ?? null,
    amenities: stored.amenities ? amenitiesOf(stored) : (sample?.amenities ?? []),
    occupancy: stored.occupancy ?? sample?.occupancy ?? null,
    description: stored.description ?? '',
    // Its translations are those of the built-in name.
    sample: edited?.name === stored.name,
  }
}
