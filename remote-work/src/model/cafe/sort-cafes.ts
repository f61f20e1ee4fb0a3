import { visibleText } from '@baithak/domain'
import type { Cafe } from './cafe'

const occupancyRanks = { low: 0, medium: 1, high: 2 }

/** What is still nearby: a few stations of the metro. */
const nearbyKm = 5

const metresPattern = /^\s*[\d.]+\s*m(?:et(?:re|er)s?)?\s*$/i

/** Parses '0.3 km' or '300 m'. A missing distance is infinite. */
function kilometresOf({ distance }: Pick<Cafe, 'distance'>): number {
  const number = Number.parseFloat(distance)
  if (Number.isNaN(number)) return Number.POSITIVE_INFINITY
  return metresPattern.test(distance) ? number / 1000 : number
}

/** Sorts by distance; `quietFirst`, those nearby by occupancy before. Equal ones stay as they were. */
export function sortCafes(cafes: readonly Cafe[], quietFirst: boolean): Cafe[] {
  const farRank = occupancyRanks.high + 1
  // Parse each distance once, not in every comparison.
  return cafes
    .map((cafe) => {
      const kilometres = kilometresOf(cafe)
      const rank =
        quietFirst && kilometres <= nearbyKm ? occupancyRanks[cafe.occupancy ?? 'high'] : farRank
      return { cafe, rank, kilometres }
    })
    .sort((one, other) => one.rank - other.rank || byDistance(one.kilometres, other.kilometres))
    .map(({ cafe }) => cafe)
}

/** Those that a partner promotes lead, in their order. */
export const promotedFirst = (cafes: readonly Cafe[], isPromoted: (cafe: Cafe) => boolean) =>
  cafes.toSorted((one, other) => Number(isPromoted(other)) - Number(isPromoted(one)))

// Infinity - Infinity is NaN.
const byDistance = (one: number, other: number) => (one === other ? 0 : one - other)

/** Counts the cafés nearby and the quiet ones of them, and finds the nearest café with an area. */
export function summarizeNearbyCafes(cafes: readonly Cafe[]) {
  let nearby = 0
  let quiet = 0
  let nearest: { cafe: Cafe; kilometres: number } | undefined
  for (const cafe of cafes) {
    const kilometres = kilometresOf(cafe)
    if (kilometres <= nearbyKm) {
      nearby += 1
      quiet += Number(cafe.occupancy === 'low')
    }
    if (visibleText(cafe.area) === '') continue
    if (!nearest || kilometres < nearest.kilometres) nearest = { cafe, kilometres }
  }
  return { nearby, quiet, nearest: nearest?.cafe }
}
