import { amenitiesOf, type StoredCafe, uniqueIds } from '@baithak/shared/storage'
import type { AdminCafe } from './admin-cafe'

/**
 * Samples and stored cafés as one list. A stored café takes the place of the sample of its name: the same rule as in
 * the members' list, or the two would show different cafés.
 */
export function mergeCafes(
  samples: readonly AdminCafe[],
  stored: readonly StoredCafe[],
): AdminCafe[] {
  const added = stored.map(cafeOf)
  const taken = new Map(added.map((cafe) => [nameKey(cafe.alias), cafe]))
  const inPlace = samples.map((sample) => taken.get(nameKey(sample.alias)) ?? sample)
  const rest = added.filter((cafe) => !inPlace.includes(cafe))
  return withIdsApart([...inPlace, ...rest])
}

/** The same for 'Dabara House' and ' dabara  house'. */
const nameKey = (name: string) =>
  name.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('en')

function cafeOf(stored: StoredCafe): AdminCafe {
  const name = stored.name.trim()
  const images = [stored.image, ...(stored.images ?? [])].filter((image) => image != null)
  return {
    id: String(stored.id ?? '') || name || 'cafe',
    name,
    alias: name,
    city: stored.city ?? '',
    area: stored.area ?? '',
    address: stored.address ?? '',
    contact: stored.contact ?? '',
    description: stored.description ?? '',
    category: stored.category ?? stored.passType ?? null,
    status: stored.status ?? null,
    rating: ratingOf(stored.rating),
    occupancy: stored.occupancy ?? null,
    checkIns: countOf(stored.checkIns),
    liveCheckIns: countOf(stored.liveCheckIns),
    weekCheckIns: countOf(stored.weekCheckIns),
    images: [...new Set(images.filter((image) => image.trim() !== ''))],
    amenities: amenitiesOf(stored),
    weeksAboard: 0,
    sample: false,
  }
}

/** A café that nobody has rated yet is written down with 0. */
function ratingOf(rating: number | null | undefined): number | null {
  return rating != null && rating > 0 && rating <= 5 ? rating : null
}

/** What nobody can have counted to is no figure either. */
function countOf(value: number | null | undefined): number {
  const count = Math.round(value ?? 0)
  return count > 0 && Number.isSafeInteger(count) ? count : 0
}

/** Two partners may have written down the same id; an address needs them apart. */
function withIdsApart(cafes: AdminCafe[]): AdminCafe[] {
  const ids = uniqueIds(cafes.map(({ id }) => id))
  return cafes.map((cafe, index) => ({ ...cafe, id: ids[index] ?? cafe.id }))
}
