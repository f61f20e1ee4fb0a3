import type { SampleCafeId } from '@baithak/domain/sample-cafes'
import { Coffee } from 'lucide-react'
import type { CSSProperties } from 'react'
import type { Cafe } from '../model/cafe'

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

const discs = { gold: 'fill-[#d9a441]', silver: 'fill-[#bdb7b0]' }

interface PinShapeProps {
  colour: keyof typeof discs
  className: string
  style?: CSSProperties
}

/** A café's pin, with a disc in the colour of its tier. */
export const PinShape = ({ colour, className, style }: PinShapeProps) => (
  <svg viewBox="0 0 38 50" aria-hidden="true" style={style} className={`paper ${className}`}>
    <ellipse cx="19" cy="47" rx="8.5" ry="2.6" className="fill-ink/28" />
    <path d="M19 46.500S37 30 37 18.500a18 18 0 1 0-36 0C1 30 19 46.500 19 46.500z" />
    <circle cx="19" cy="18.500" r="14.600" className={discs[colour]} />
    <Coffee x={10} y={9} size={18} strokeWidth={2.2} className="text-[#3b2208]" />
  </svg>
)
