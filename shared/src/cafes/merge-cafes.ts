import { type StoredCafe, uniqueIds } from '../storage'

/**
 * Built-in and stored cafés as one list with unique ids. A stored café replaces the sample of the same name, so that
 * members and partners see the same cafés.
 */
export function mergeCafes<Cafe extends { id: string }>(
  samples: readonly Cafe[],
  stored: readonly Cafe[],
  nameOf: (cafe: Cafe) => string,
): Cafe[] {
  const keyOf = (cafe: Cafe) => normalizeName(nameOf(cafe))
  const storedByName = new Map(stored.map((cafe) => [keyOf(cafe), cafe]))
  const merged = samples.map((sample) => storedByName.get(keyOf(sample)) ?? sample)
  const added = stored.filter((cafe) => !merged.includes(cafe))
  const cafes = [...merged, ...added]
  // Two partners may have stored the same id.
  const ids = uniqueIds(cafes.map(({ id }) => id))
  return cafes.map((cafe, index) => ({ ...cafe, id: ids[index] ?? cafe.id }))
}

/** 'Dabara House' and ' dabara  house' are the same café. */
const normalizeName = (name: string) =>
  name.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('en')

/** The cover, then the other images, without empty slots and duplicates. */
export function imagesOf({ image, images }: StoredCafe): string[] {
  const all = [image, ...(images ?? [])].filter((each) => each != null)
  return [...new Set(all.filter((each) => each.trim() !== ''))]
}

/** The rating in stars, null when there is none. An unrated café is stored with 0. */
export const ratingOf = ({ rating }: StoredCafe): number | null =>
  rating != null && rating > 0 && rating <= 5 ? rating : null
