import { Coffee } from 'lucide-react'
import type { CSSProperties } from 'react'

const discs = { gold: 'fill-[#d9a441]', silver: 'fill-[#bdb7b0]' }

interface PinShapeProps {
  colour: keyof typeof discs
  className: string
  style?: CSSProperties
}

export const PinShape = ({ colour, className, style }: PinShapeProps) => (
  <svg viewBox="0 0 38 50" aria-hidden="true" style={style} className={`paper ${className}`}>
    <ellipse cx="19" cy="47" rx="8.5" ry="2.6" className="fill-ink/28" />
    <path d="M19 46.500S37 30 37 18.500a18 18 0 1 0-36 0C1 30 19 46.500 19 46.500z" />
    <circle cx="19" cy="18.500" r="14.600" className={discs[colour]} />
    <Coffee x={10} y={9} size={18} strokeWidth={2.2} className="text-[#3b2208]" />
  </svg>
)
