import type { StoredCafe } from './cafe'
import { uniqueIds } from './id'
import { partsOf } from './indian-time'
import { nameKey } from './text'

/** Every café is open from 7:00 AM to 10:00 PM (spec §2). */
export const openingHour = 7
const closingHour = 22

export function areCafesOpen(now: Date): boolean {
  const { hour } = partsOf(now)
  return hour >= openingHour && hour < closingHour
}

const metresPerMinute = 80
const maxWalkKm = 3

/** Returns how long a walk takes; null for a distance that nobody walks. */
export const walkingMinutes = (km: number): number | null =>
  km > 0 && km <= maxWalkKm ? Math.max(1, Math.round((km * 1000) / metresPerMinute)) : null

/**
 * Merges built-in and stored cafés into one list with unique ids. A stored café replaces the sample of the same id or
 * name; `convert` takes its missing fields from that sample.
 */
export function mergeCafes<Cafe extends { id: string }>(
  samples: readonly Cafe[],
  stored: readonly StoredCafe[],
  nameOf: (sample: Cafe) => string,
  convert: (stored: StoredCafe, sample?: Cafe) => Cafe,
): Cafe[] {
  const storedByName = new Map(stored.map((cafe) => [nameKey(cafe.name), cafe]))
  const replacing = new Set<StoredCafe>()
  const merged = samples.map((sample) => {
    const own =
      stored.findLast(({ id }) => id === sample.id) ?? storedByName.get(nameKey(nameOf(sample)))
    if (!own || replacing.has(own)) return sample
    replacing.add(own)
    return convert(own, sample)
  })
  const added = stored.filter((cafe) => !replacing.has(cafe)).map((cafe) => convert(cafe))
  const cafes = [...merged, ...added]
  // Two partners may have stored the same id.
  const ids = uniqueIds(cafes.map(({ id }) => id))
  return cafes.map((cafe, index) => ({ ...cafe, id: ids[index] ?? cafe.id }))
}

/**
 * Returns a function that finds the texts with which a stored café replaces a sample's, for screens without the list of
 * cafés. A text is undefined if the sample's own stays.
 */
export function createStoredTexts(stored: readonly StoredCafe[]) {
  // Maps, because thousands may be stored.
  const byId = new Map(stored.map((cafe) => [cafe.id, cafe]))
  const byName = new Map(stored.map((cafe) => [nameKey(cafe.name), cafe]))
  return (id: string, sampleName: string) => {
    const name = nameKey(sampleName)
    const own = byId.get(id) ?? byName.get(name)
    const keepsName = own?.id === id && nameKey(own.name) === name
    return {
      name: keepsName ? undefined : own?.name.trim() || undefined,
      area: own?.area || undefined,
      address: own?.address || undefined,
    }
  }
}
