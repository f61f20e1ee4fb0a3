import { Link, useTranslation } from '@baithak/platform'
import { buttonVariants } from '@baithak/ui'
import { Map as MapIcon } from 'lucide-react'
import { paths } from '../paths'
import mapArt from './map-art.svg'
import { memberPosition, PinShape, pins, styleOf } from './map-places'

/** The two whose pins are whole in the strip. */
const shown = [
  { ...pins[0], colour: 'gold' },
  { ...pins[1], colour: 'silver' },
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
        {['size-11 bg-[#1f5e99]/25', 'size-4 border-3 border-white bg-[#1f5e99]'].map(
          (className) => (
            <i
              key={className}
              style={styleOf(memberPosition)}
              className={`absolute -translate-1/2 rounded-full ${className}`}
            />
          ),
        )}
        {shown.map(({ id, colour, ...position }) => (
          <PinShape
            key={id}
            colour={colour}
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
