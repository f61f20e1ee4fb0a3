import { amenitiesOf, type StoredCafe, uniqueIds } from '@baithak/shared/storage'
import type { Cafe } from './cafe'

/** Samples and stored cafés as one list. A stored café takes the place of the sample of its name. */
export function mergeCafes(samples: readonly Cafe[], stored: readonly StoredCafe[]): Cafe[] {
  const added = stored.map(cafeOf)
  const taken = new Map(added.map((cafe) => [nameKey(cafe.name), cafe]))
  const inPlace = samples.map((sample) => taken.get(nameKey(sample.name)) ?? sample)
  const rest = added.filter((cafe) => !inPlace.includes(cafe))
  return withIdsApart([...inPlace, ...rest])
}

/** The same for 'Dabara House' and ' dabara  house'. */
const nameKey = (name: string) =>
  name.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('en')

function cafeOf(stored: StoredCafe): Cafe {
  const images = [stored.image, ...(stored.images ?? [])].filter((image) => image != null)
  const shown = [...new Set(images.filter((image) => image.trim() !== ''))]
  return {
    id: String(stored.id ?? '') || stored.name || 'cafe',
    name: stored.name,
    image: shown[0] ?? '',
    images: shown,
    distance: stored.distance ?? '',
    area: stored.area || stored.city || stored.address || '',
    rating: ratingOf(stored.rating),
    passType: stored.passType ?? stored.category ?? null,
    amenities: amenitiesOf(stored),
    occupancy: stored.occupancy ?? null,
    description: stored.description ?? '',
    sample: false,
  }
}

/** A café that nobody has rated yet is written down with 0. */
function ratingOf(rating: number | null | undefined): number | null {
  return rating != null && rating > 0 && rating <= 5 ? rating : null
}

/** Two partners may have written down the same id; a list needs them apart. */
function withIdsApart(cafes: Cafe[]): Cafe[] {
  const ids = uniqueIds(cafes.map(({ id }) => id))
  return cafes.map((cafe, index) => ({ ...cafe, id: ids[index] ?? cafe.id }))
}
