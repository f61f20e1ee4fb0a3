import type { Cafe } from '../model/cafe/cafe'
import { resolveSampleCafe } from '../model/cafe/resolve-sample-cafe'
import type { SampleCafeId } from '../model/cafe/sample-cafes'

/** In percent of the map's width and height. */
interface Position {
  left: number
  top: number
}

export interface MapCafe {
  cafe: Cafe
  position: Position
}

export const memberPosition: Position = { left: 50.3, top: 55.7 }

const pins: [SampleCafeId, Position][] = [
  ['dabara-house', { left: 68.7, top: 51.2 }],
  ['khidki-coffee', { left: 28.1, top: 47.8 }],
  ['tulsi-courtyard', { left: 73.4, top: 26.8 }],
  ['bookmark-reading-room', { left: 28.7, top: 29.6 }],
]

/** The four cafés on the map, nearest first. */
export const mapCafes = (cafes: readonly Cafe[]): MapCafe[] =>
  pins.flatMap(([id, position]) => {
    const cafe = resolveSampleCafe(id, cafes)
    return cafe ? [{ cafe, position }] : []
  })
