import { cafeDetailsOf, type StoredCafe } from '@baithak/domain'
import { mergeCafes as mergeByName } from '@baithak/domain/cafes'
import { cafeTexts, type SampleCafeId, sampleCafeDetails } from '@baithak/domain/sample-cafes'
import type { Cafe } from './cafe'

/** The nearest first. `map-places.test.ts` compares those of the map with their pins. */
const distances: Record<SampleCafeId, string> = {
  'dabara-house': '0.3 km',
  'gulmohar-counter': '1.0 km',
  'rose-cup-room': '1.3 km',
  'lakeside-verandah': '1.5 km',
  'khidki-coffee': '3.6 km',
  'cutting-chai-company': '5.2 km',
  'monsoon-glasshouse': '7.1 km',
  'slow-drip-bar': '7.4 km',
  'tulsi-courtyard': '7.7 km',
  'bookmark-reading-room': '8.1 km',
}

const sampleCafeIds = Object.keys(distances) as SampleCafeId[]

/** The built-in cafés, nearest first. */
export const sampleCafes: readonly Cafe[] = sampleCafeIds.map((id) => {
  const { tier, ...details } = sampleCafeDetails(id)
  return {
    id,
    ...cafeTexts[id],
    ...details,
    passType: tier,
    image: details.images[0] ?? '',
    distance: distances[id],
    description: '',
    sample: true,
  }
})

/** Also one that its partner has edited. */
export const isSampleCafe = ({ id }: Cafe): boolean => sampleCafes.some((cafe) => cafe.id === id)

/** The café that a check-in or an event names: its own, or the stored one that replaces the sample of that id. */
export const findCafe = (id: string, cafes: readonly Cafe[]): Cafe | undefined =>
  cafes.find((cafe) => cafe.id === id) ?? resolveSampleCafe(id as SampleCafeId, cafes)

/** The sample café, or the stored one that replaces it. Merged lists start with the samples in their order. */
export const resolveSampleCafe = (id: SampleCafeId, cafes: readonly Cafe[]): Cafe | undefined =>
  cafes[sampleCafeIds.indexOf(id)]

/** Built-in and stored cafés as members see them. */
export const mergeCafes = (samples: readonly Cafe[], stored: readonly StoredCafe[]): Cafe[] =>
  mergeByName(samples, stored, ({ name }) => name, toCafe)

function toCafe(stored: StoredCafe, sample?: Cafe): Cafe {
  const edited = sample?.id === stored.id ? sample : undefined
  const details = cafeDetailsOf(stored, sample)
  return {
    ...details,
    id: String(stored.id ?? '') || stored.name || 'cafe',
    name: stored.name,
    image: details.images[0] ?? '',
    distance: stored.distance ?? sample?.distance ?? '',
    area: stored.area || edited?.area || stored.city || stored.address || sample?.area || '',
    passType: stored.passType ?? stored.category ?? sample?.passType ?? null,
    description: stored.description ?? '',
    // Its translations are those of the built-in name.
    sample: edited?.name === stored.name,
  }
}
