import { useTranslation } from '@baithak/platform'
import { useCafeLabels } from '../model/cafe/use-cafe-labels'
import type { MapCafe } from './map-cafes'
import { PinShape } from './pin-shape'

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
  return (
    <button
      type="button"
      aria-label={label}
      aria-expanded={selected}
      style={{ left: `${position.left}%`, top: `${position.top}%` }}
      onClick={({ currentTarget }) => onSelect(currentTarget)}
      className="absolute grid scroll-mt-8 min-h-13 min-w-12 -translate-x-1/2 -translate-y-full justify-items-center rounded-chip"
    >
      <PinShape
        colour={cafe.passType === 'Gold' ? 'gold' : 'silver'}
        highlighted={highlighted}
        className={`col-start-1 row-start-1 transition-[width] duration-quick ${selected ? 'w-13 fill-espresso' : 'w-9.5 fill-milk'}`}
      />
    </button>
  )
}
