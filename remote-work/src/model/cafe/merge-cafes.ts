import { imagesOf, mergeCafes as mergeByName, ratingOf } from '@baithak/shared/cafes'
import { amenitiesOf, type StoredCafe } from '@baithak/shared/storage'
import type { Cafe } from './cafe'

/** Built-in and stored cafés as members see them. */
export const mergeCafes = (samples: readonly Cafe[], stored: readonly StoredCafe[]): Cafe[] =>
  mergeByName(samples, stored.map(toCafe), ({ name }) => name)

function toCafe(stored: StoredCafe): Cafe {
  const images = imagesOf(stored)
  return {
    id: String(stored.id ?? '') || stored.name || 'cafe',
    name: stored.name,
    image: images[0] ?? '',
    images,
    distance: stored.distance ?? '',
    area: stored.area || stored.city || stored.address || '',
    rating: ratingOf(stored),
    passType: stored.passType ?? stored.category ?? null,
    amenities: amenitiesOf(stored),
    occupancy: stored.occupancy ?? null,
    description: stored.description ?? '',
    sample: false,
  }
}
