import type { Cafe } from '../model/cafe/cafe'
import { resolveSampleCafe } from '../model/cafe/resolve-sample-cafe'
import { sampleCafeIds } from '../model/cafe/sample-cafes'
import { cafeCoordinates, kmFromMember } from './cafe-coordinates'

/** In percent of the map's width and height. */
interface Position {
  left: number
  top: number
}

export interface MapCafe {
  cafe: Cafe
  position: Position
}

export const memberPosition: Position = { left: 49.7, top: 39.1 }

/** Percent of the map's width and height in a kilometre. North is up. */
const percentPerKm: Position = { left: 28.2, top: 13 }

/** Section 9. */
const mapRadiusKm = 1.5

/** The cafés within the radius of the map, nearest first. */
export const mapCafes = (cafes: readonly Cafe[]): MapCafe[] =>
  sampleCafeIds.flatMap((id) => {
    const { east, south } = kmFromMember(cafeCoordinates[id])
    const cafe = resolveSampleCafe(id, cafes)
    if (!cafe || Math.hypot(east, south) > mapRadiusKm) return []
    const left = memberPosition.left + east * percentPerKm.left
    const top = memberPosition.top + south * percentPerKm.top
    return [{ cafe, position: { left, top } }]
  })
