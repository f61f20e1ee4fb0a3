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
  /** The stored text, such as '0.3 km'. */
  distance: string
  area: string
  passType: Tier | null
  description: string
  /** The sample that this café is or replaces. The locales translate the texts that are still the sample's. */
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
      distance,
      description: '',
      sampleId: id,
    }
  },
)

/** Finds the café of a check-in, an event or a pin: by its own id, or by the id of the sample that it replaces. */
export const findCafe = (id: string, cafes: readonly Cafe[]): Cafe | undefined =>
  cafes.find((cafe) => cafe.id === id) ?? cafes.find(({ sampleId }) => sampleId === id)

/** Merges the built-in cafés with the stored ones. */
export const mergeCafes = (samples: readonly Cafe[], stored: readonly StoredCafe[]): Cafe[] =>
  mergeByName(samples, stored, ({ name }) => name, toCafe)

function toCafe(stored: StoredCafe, sample?: Cafe): Cafe {
  const edited = sample?.id === stored.id ? sample : undefined
  return {
    ...cafeDetailsOf(stored, sample),
    id: String(stored.id ?? '') || stored.name || 'cafe',
    name: stored.name,
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

const occupancyRanks = { low: 0, medium: 1, high: 2 }
const farRank = 3

/** Cafés within a few stations of the metro are nearby. */
const nearbyKm = 5

const metresPattern = /^\s*[\d.]+\s*m(?:et(?:re|er)s?)?\s*$/i

/** Parses '0.3 km' or '300 m'. A missing distance is further away than any other. */
function kilometresOf({ distance }: Cafe): number {
  const number = Number.parseFloat(distance)
  if (Number.isNaN(number)) return Number.MAX_VALUE
  return metresPattern.test(distance) ? number / 1000 : number
}

const isNearby = (cafe: Cafe) => kilometresOf(cafe) <= nearbyKm

/** Sorts by distance; `quietFirst` sorts those nearby by occupancy before. Equal ones stay as they were. */
export function sortCafes(cafes: readonly Cafe[], quietFirst: boolean): Cafe[] {
  const rankOf = (cafe: Cafe) =>
    quietFirst && isNearby(cafe) ? occupancyRanks[cafe.occupancy ?? 'high'] : farRank
  return cafes.toSorted(
    (one, other) => rankOf(one) - rankOf(other) || kilometresOf(one) - kilometresOf(other),
  )
}

/** Counts the cafés nearby and the quiet ones of them, and finds the nearest café with an area. */
export function summarizeNearbyCafes(cafes: readonly Cafe[]) {
  const nearby = cafes.filter(isNearby)
  return {
    nearby: nearby.length,
    quiet: nearby.filter(({ occupancy }) => occupancy === 'low').length,
    nearest: sortCafes(cafes, false).find(({ area }) => area.trim() !== ''),
  }
}
