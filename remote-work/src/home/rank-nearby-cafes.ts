import type { Cafe } from '../model/cafe/cafe'

const calm = { low: 0, medium: 1, high: 2 }

const inMetres = /^\s*[\d.]+\s*m(?:et(?:re|er)s?)?\s*$/i

/** Kilometres of a written distance, '0.3 km' or '300 m'; infinitely far when nobody has written one. */
function kilometresOf({ distance }: Pick<Cafe, 'distance'>): number {
  const number = Number.parseFloat(distance)
  if (Number.isNaN(number)) return Number.POSITIVE_INFINITY
  return inMetres.test(distance) ? number / 1000 : number
}

/** The quietest cafés first, of equally quiet ones the nearest; one that tells nothing of itself comes last. */
export function sortByOccupancy(cafes: readonly Cafe[]): Cafe[] {
  const rank = ({ occupancy }: Cafe) => (occupancy ? calm[occupancy] : calm.high)
  // A distance is read once for each of thousands, not at every comparison.
  return cafes
    .map((cafe) => ({ cafe, rank: rank(cafe), kilometres: kilometresOf(cafe) }))
    .sort((one, other) => one.rank - other.rank || byDistance(one.kilometres, other.kilometres))
    .map(({ cafe }) => cafe)
}

// Infinity minus itself is no number.
const byDistance = (one: number, other: number) => (one === other ? 0 : one - other)

/** How many are quiet now, and of the cafés that tell their area the one nearest to the member. */
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
