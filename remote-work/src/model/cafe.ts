import {
  type CafeDetails,
  cafeDetailsOf,
  type StoredCafe,
  storedCafeSchema,
  type Tier,
} from '@baithak/domain'
import { mergeCafes as mergeByName } from '@baithak/domain/cafes'
import { cafeTexts, type SampleCafeId, sampleCafeDetails } from '@baithak/domain/sample-cafes'
import { v } from '@baithak/storage/schema'
import { sampleDistances } from '../samples/cafes'

/** A café as members see it. Missing values are '' or null. */
export interface Cafe extends CafeDetails {
  id: string
  name: string
  /** The name of a built-in scene or an image URL. */
  image: string
  /** As stored, such as '0.3 km'. */
  distance: string
  area: string
  passType: Tier | null
  description: string
  /** The sample that this café is or replaces; the locales translate what it has kept of that. */
  sampleId: SampleCafeId | undefined
}

/** The built-in cafés, nearest first. */
export const sampleCafes: readonly Cafe[] = Object.entries(sampleDistances).map(
  ([key, distance]) => {
    const id = key as SampleCafeId
    const { tier, ...details } = sampleCafeDetails(id)
    return {
      id,
      ...cafeTexts[id],
      ...details,
      passType: tier,
      image: details.images[0] ?? '',
      distance,
      description: '',
      sampleId: id,
    }
  },
)

/** Finds the café that a visit, an event or a pin names: by its own id, or by that of the sample that it replaces. */
export const findCafe = (id: string, cafes: readonly Cafe[]): Cafe | undefined =>
  cafes.find((cafe) => cafe.id === id) ?? cafes.find(({ sampleId }) => sampleId === id)

/** Merges the built-in cafés with the stored ones. */
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
    sampleId: sample?.sampleId,
  }
}

const cafeStateSchema = v.object({ cafe: storedCafeSchema })

/** Returns the café of a navigation state. The state is untrusted: it may lack fields, and without a name it gives null. */
export function cafeOfState(state: unknown, cafes: readonly Cafe[]): Cafe | null {
  const parsed = v.safeParse(cafeStateSchema, state)
  if (!parsed.success) return null
  const { cafe } = parsed.output
  return toCafe(cafe, findCafe(String(cafe.id ?? ''), cafes))
}
