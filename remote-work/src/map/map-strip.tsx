import { Link, useTranslation } from '@baithak/platform'
import { buttonVariants } from '@baithak/ui'
import { Coffee, Map as MapIcon } from 'lucide-react'
import type { CSSProperties } from 'react'
import { paths } from '../paths'
import { type MapPosition, memberPosition, pins } from '../samples/cafes'
import mapArt from './map-art.svg'

export const styleOf = ({ left, top }: MapPosition) => ({ left: `${left}%`, top: `${top}%` })

const discs = { Gold: 'fill-[#d9a441]', Silver: 'fill-[#bdb7b0]' }

interface PinShapeProps {
  tier: keyof typeof discs | null
  className: string
  style?: CSSProperties
}

/** A café's pin, with a disc in the colour of its tier. */
export const PinShape = ({ tier, className, style }: PinShapeProps) => (
  <svg viewBox="0 0 38 50" aria-hidden="true" style={style} className={`paper ${className}`}>
    <ellipse cx="19" cy="47" rx="8.5" ry="2.6" className="fill-ink/28" />
    <path d="M19 46.5S37 30 37 18.5a18 18 0 1 0-36 0C1 30 19 46.5 19 46.5z" />
    <circle cx="19" cy="18.5" r="14.6" className={discs[tier ?? 'Silver']} />
    <Coffee x={10} y={9} size={18} strokeWidth={2.2} className="text-[#3b2208]" />
  </svg>
)

/** The pins that are whole in the strip. */
const shown = [
  { position: pins[0], tier: 'Gold' },
  { position: pins[1], tier: 'Silver' },
] as const

/** The detail of the map around the member, which links to it. */
export function MapStrip() {
  const { t } = useTranslation()
  return (
    <Link
      to={paths.map.href()}
      aria-label={t('home.mapLabel')}
      className="relative mx-5 block h-23 overflow-hidden rounded-control bg-malai-2"
    >
      <div
        className="absolute inset-x-0 top-1/2 aspect-[390/844]"
        style={{ translate: `0 -${memberPosition.top}%` }}
      >
        <img src={mapArt} alt="" loading="lazy" className="size-full [filter:var(--night-map)]" />
        <i
          style={styleOf(memberPosition)}
          className="absolute size-4 -translate-1/2 rounded-full border-3 border-white bg-[#1f5e99] outline-14 outline-[#1f5e99]/25"
        />
        {shown.map(({ position, tier }) => (
          <PinShape
            key={tier}
            tier={tier}
            style={styleOf(position)}
            className="absolute w-7.5 -translate-x-1/2 -translate-y-full fill-milk"
          />
        ))}
      </div>
      <span
        className={buttonVariants({
          size: 'md',
          className: 'absolute! right-3 bottom-3 bg-milk! text-ink! shadow-sh1',
        })}
      >
        <MapIcon size={20} />
        <span>{t('home.map')}</span>
      </span>
    </Link>
  )
}
