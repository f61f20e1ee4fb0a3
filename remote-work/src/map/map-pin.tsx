import { useTranslation } from '@baithak/platform'
import { Coffee } from 'lucide-react'
import { useCafeLabels } from '../model/cafe/use-cafe-labels'
import type { MapCafe } from './map-cafes'

interface MapPinProps extends MapCafe {
  selected: boolean
  highlighted: boolean
  onSelect: (pin: HTMLElement) => void
}

/** A café's pin, with a disc in the colour of its tier. */
export function MapPin({ cafe, position, selected, highlighted, onSelect }: MapPinProps) {
  const { t } = useTranslation('work')
  const { name, distance } = useCafeLabels()(cafe)
  const tier = cafe.passType && t(`cafes.tier.${cafe.passType}`)
  const label = [name, tier, distance].filter(Boolean).join(', ')
  const disc = cafe.passType === 'Gold' ? 'fill-[#d9a441]' : 'fill-[#bdb7b0]'
  return (
    <button
      type="button"
      aria-label={label}
      aria-expanded={selected}
      style={{ left: `${position.left}%`, top: `${position.top}%` }}
      onClick={({ currentTarget }) => onSelect(currentTarget)}
      className="absolute grid scroll-mt-8 min-h-13 min-w-12 -translate-x-1/2 -translate-y-full justify-items-center rounded-chip"
    >
      <svg
        viewBox="0 0 38 50"
        aria-hidden="true"
        className={`paper col-start-1 row-start-1 transition-[width] duration-quick ${selected ? 'w-13' : 'w-9.5'}`}
      >
        <ellipse cx="19" cy="47" rx="8.5" ry="2.6" className="fill-ink/28" />
        <path
          d="M19 46.500C19 46.500 37 30 37 18.500a18 18 0 1 0-36 0C1 30 19 46.500 19 46.500z"
          stroke={highlighted ? 'currentColor' : undefined}
          strokeWidth="2"
          className={selected ? 'fill-espresso' : 'fill-milk'}
        />
        <circle cx="19" cy="18.500" r="14.600" className={disc} />
        <g transform="translate(10 9)">
          <Coffee size={18} strokeWidth={2.2} className="text-[#3b2208]" />
        </g>
      </svg>
    </button>
  )
}
