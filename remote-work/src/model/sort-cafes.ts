import { visibleText } from '@baithak/domain'
import type { Cafe } from './cafe'

const occupancyRanks = { low: 0, medium: 1, high: 2 }
const farRank = 3

/** What is still nearby: a few stations of the metro. */
const nearbyKm = 5

const metresPattern = /^\s*[\d.]+\s*m(?:et(?:re|er)s?)?\s*$/i

/** Parses '0.3 km' or '300 m'. A missing distance is further away than any other. */
function kilometresOf({ distance }: Cafe): number {
  const number = Number.parseFloat(distance)
  if (Number.isNaN(number)) return Number.MAX_VALUE
  return metresPattern.test(distance) ? number / 1000 : number
}

const isNearby = (cafe: Cafe) => kilometresOf(cafe) <= nearbyKm

/** Sorts by distance; `quietFirst`, those nearby by occupancy before. Equal ones stay as they were. */
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
  const withArea = cafes.filter(({ area }) => visibleText(area) !== '')
  return {
    nearby: nearby.length,
    quiet: nearby.filter(({ occupancy }) => occupancy === 'low').length,
    nearest: sortCafes(withArea, false).at(0),
  }
}
