import type { SampleCafeId } from '@baithak/domain/sample-cafes'
import type { Cafe } from '../model/cafe/cafe'

/** In percent of the map's width and height. */
interface MapPosition {
  left: number
  top: number
}

/** A café with the place of its pin. */
export interface MapCafe {
  cafe: Cafe
  pin: MapPosition
}

export const styleOf = ({ left, top }: MapPosition) => ({ left: `${left}%`, top: `${top}%` })

export const memberPosition: MapPosition = { left: 49.7, top: 39.1 }

interface Pin extends MapPosition {
  id: SampleCafeId
}

/** The cafés within 1.5 km, at one scale: 28.2 % of the width are a kilometre. */
export const pins = [
  { id: 'dabara-house', left: 58.3, top: 39.8 },
  { id: 'gulmohar-counter', left: 24, top: 43.7 },
  { id: 'rose-cup-room', left: 47.3, top: 56.2 },
  { id: 'lakeside-verandah', left: 7.8, top: 36.9 },
] as const satisfies Pin[]
