import type { Cafe } from '../model/cafe/cafe'

const occupancyRanks = { low: 0, medium: 1, high: 2 }

const metresPattern = /^\s*[\d.]+\s*m(?:et(?:re|er)s?)?\s*$/i

/** Parses '0.3 km' or '300 m'. A missing distance is infinite. */
function kilometresOf({ distance }: Pick<Cafe, 'distance'>): number {
  const number = Number.parseFloat(distance)
  if (Number.isNaN(number)) return Number.POSITIVE_INFINITY
  return metresPattern.test(distance) ? number / 1000 : number
}

/** Sorts by occupancy, then by distance. Cafés with neither come last. */
export function sortByOccupancy(cafes: readonly Cafe[]): Cafe[] {
  const rank = ({ occupancy }: Cafe) =>
    occupancy ? occupancyRanks[occupancy] : occupancyRanks.high
  // Parse each distance once, not in every comparison.
  return cafes
    .map((cafe) => ({ cafe, rank: rank(cafe), kilometres: kilometresOf(cafe) }))
    .sort((one, other) => one.rank - other.rank || byDistance(one.kilometres, other.kilometres))
    .map(({ cafe }) => cafe)
}

// Infinity - Infinity is NaN.
const byDistance = (one: number, other: number) => (one === other ? 0 : one - other)

/** Counts the quiet cafés, and finds the nearest café with an area. */
export function summarizeNearbyCafes(cafes: readonly Cafe[]) {
  let nearest: { cafe: Cafe; kilometres: number } | undefined
  for (const cafe of cafes) {
    if (cafe.area.trim() === '') continue
    const kilometres = kilometresOf(cafe)
    if (!nearest || kilometres < nearest.kilometres) nearest = { cafe, kilometres }
  }
  return {
    quiet: cafes.filter(({ occupancy }) => occupancy === 'low').length,
    nearest: nearest?.cafe,
  }
}
