import type { SampleCafeId } from '@baithak/domain/sample-cafes'
import type { Cafe } from '../model/cafe/cafe'
import { resolveSampleCafe } from '../model/cafe/resolve-sample-cafe'
import { sampleCafeIds } from '../model/cafe/sample-cafes'
import { cafeCoordinates, kmFromMember } from './cafe-coordinates'
import { type MapPosition, memberPosition } from './map-position'

export interface MapCafe {
  cafe: Cafe
  position: MapPosition
}

/** Percent of the map's width and height in a kilometre. North is up. */
const percentPerKm: MapPosition = { left: 28.2, top: 13 }

/** Section 9. */
const mapRadiusKm = 1.5

export function positionOf(id: SampleCafeId): MapPosition {
  const { east, south } = kmFromMember(cafeCoordinates[id])
  return {
    left: memberPosition.left + east * percentPerKm.left,
    top: memberPosition.top + south * percentPerKm.top,
  }
}

/** The cafés within the radius of the map, nearest first. */
export const mapCafes = (cafes: readonly Cafe[]): MapCafe[] =>
  sampleCafeIds.flatMap((id) => {
    const { east, south } = kmFromMember(cafeCoordinates[id])
    const cafe = resolveSampleCafe(id, cafes)
    if (!cafe || Math.hypot(east, south) > mapRadiusKm) return []
    return [{ cafe, position: positionOf(id) }]
  })
