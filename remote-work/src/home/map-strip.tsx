import { Link, useTranslation } from '@baithak/platform'
import { buttonVariants } from '@baithak/ui'
import { Coffee, Map as MapIcon } from 'lucide-react'
import mapArt from '../map/map-art.svg'
import { paths } from '../paths'

/** In percent of the strip. */
const pins = [
  { left: 24.4, top: 88, disc: 'fill-[#bdb7b0]' },
  { left: 58.2, top: 56, disc: 'fill-[#d9a441]' },
]

/** A detail of the map that links to it. */
export function MapStrip() {
  const { t } = useTranslation('work')
  return (
    <Link
      to={paths.map.href()}
      aria-label={t('home.mapLabel')}
      className="relative mx-5 block h-23 overflow-hidden rounded-control bg-malai-2"
    >
      <img
        src={mapArt}
        alt=""
        loading="lazy"
        className="size-full [filter:var(--night-map)] object-cover object-[50%_37.6%]"
      />
      <i className="absolute top-1/2 left-[49.7%] size-11 -translate-1/2 rounded-full bg-[#1f5e99]/25" />
      <i className="absolute top-1/2 left-[49.7%] size-4 -translate-1/2 rounded-full border-3 border-white bg-[#1f5e99]" />
      {pins.map(({ left, top, disc }) => (
        <Pin key={left} left={left} top={top} disc={disc} />
      ))}
      <span
        className={buttonVariants({
          size: 'md',
          className: 'absolute! right-3 bottom-3 bg-milk! text-ink! shadow-sh1',
        })}
      >
        <MapIcon size={20} strokeWidth={1.75} aria-hidden />
        <span>{t('home.map')}</span>
      </span>
    </Link>
  )
}

function Pin({ left, top, disc }: { left: number; top: number; disc: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 38 50"
      style={{ left: `${left}%`, top: `${top}%` }}
      className="paper absolute w-7.5 -translate-x-1/2 -translate-y-full"
    >
      <ellipse cx="19" cy="47" rx="8.5" ry="2.6" className="fill-ink/28" />
      <path
        d="M19 46.500S37 30 37 18.500a18 18 0 1 0-36 0C1 30 19 46.500 19 46.500z"
        className="fill-milk"
      />
      <circle cx="19" cy="18.500" r="14.600" className={disc} />
      <Coffee x={9.5} y={9} size={19} strokeWidth={2.2} className="text-[#3b2208]" />
    </svg>
  )
}
