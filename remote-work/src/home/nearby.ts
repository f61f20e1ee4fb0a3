import type { Cafe } from '../cafes/cafe'

const calm = { low: 0, medium: 1, high: 2 }

/** Kilometres of a written distance; infinitely far when nobody has written one. */
function kilometresOf({ distance }: Pick<Cafe, 'distance'>): number {
  const kilometres = Number.parseFloat(distance)
  return Number.isNaN(kilometres) ? Number.POSITIVE_INFINITY : kilometres
}

/** The quietest cafés first, of equally quiet ones the nearest; one that tells nothing of itself comes last. */
export function quietFirst(cafes: readonly Cafe[]): Cafe[] {
  const rank = ({ occupancy }: Cafe) => (occupancy ? calm[occupancy] : calm.high)
  return cafes.toSorted(
    (one, other) => rank(one) - rank(other) || byDistance(kilometresOf(one), kilometresOf(other)),
  )
}

// Infinity minus itself is no number.
const byDistance = (one: number, other: number) => (one === other ? 0 : one - other)

/** How many are quiet now, and the area of the café nearest to the member. */
export function quietNearby(cafes: readonly Cafe[]) {
  const [nearest] = cafes.toSorted((one, other) =>
    byDistance(kilometresOf(one), kilometresOf(other)),
  )
  return { quiet: cafes.filter(({ occupancy }) => occupancy === 'low').length, nearest }
}
