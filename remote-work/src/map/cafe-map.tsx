import { useTranslation } from '@baithak/platform'
import { type ReactNode, useRef } from 'react'
import type { Cafe } from '../model/cafe'
import { useCafeLabels } from '../model/use-cafes'
import art from './map-art.svg'
import { MapCard } from './map-card'
import { type MapCafe, memberPosition, PinShape, styleOf } from './map-places'

interface CafeMapProps {
  cafes: readonly MapCafe[]
  selected: Cafe | undefined
  onSelect: (id: string | null) => void
  /** Controls over the map. */
  children?: ReactNode
}

/** An illustrated map with a pin for each café and a card for the selected one. It scrolls where it is higher than its place. */
export function CafeMap({ cafes, selected, onSelect, children }: CafeMapProps) {
  const { t } = useTranslation()
  const map = useRef<HTMLDivElement>(null)

  function close() {
    onSelect(null)
    const pin = map.current?.querySelector<HTMLElement>('[aria-expanded="true"]')
    pin?.focus({ preventScroll: true })
  }

  return (
    <div className="absolute inset-0 @container overflow-hidden bg-(--night-ground,#f1e9db)">
      <div className="scroll-row absolute inset-0 overflow-auto [container-type:size]">
        <div ref={map} className="relative aspect-[390/844] w-[max(100cqw,46.21cqh)]">
          <img src={art} alt="" className="absolute inset-0 size-full [filter:var(--night-map)]" />
          <MapLabels />
          <MemberDot label={t('map.you')} />
          {selected && (
            // Closes on a tap beside the pins. Keyboards have Escape, screen readers the close button.
            <button
              type="button"
              aria-hidden
              tabIndex={-1}
              className="absolute inset-0 cursor-default"
              onClick={close}
            />
          )}
          {cafes.map((each) => (
            <MapPin
              key={each.cafe.id}
              {...each}
              selected={each.cafe === selected}
              onSelect={() => onSelect(each.cafe.id)}
            />
          ))}
        </div>
      </div>
      {children}
      {selected && <MapCard key={selected.id} cafe={selected} onClose={close} />}
    </div>
  )
}

function MemberDot({ label }: { label: string }) {
  return (
    <div
      ref={scrollToMember}
      role="img"
      aria-label={label}
      style={styleOf(memberPosition)}
      className="pointer-events-none absolute grid size-23 -translate-1/2 place-items-center rounded-full bg-[#1f5e99]/13"
    >
      <i className="grid size-13 place-items-center rounded-full bg-[#1f5e99]/16">
        <i className="size-5.5 rounded-full border-[3.5px] border-white bg-[#1f5e99]" />
      </i>
    </div>
  )
}

/** A window lower than the map shows the selected café, or the member. */
function scrollToMember(dot: HTMLElement | null) {
  const pin = dot?.parentElement?.querySelector('[aria-expanded="true"]')
  if (pin) pin.scrollIntoView({ block: 'start' })
  else dot?.scrollIntoView({ block: 'center' })
}

interface MapPinProps extends MapCafe {
  selected: boolean
  onSelect: () => void
}

/** A café's pin, with a disc in the colour of its tier. */
function MapPin({ cafe, pin, selected, onSelect }: MapPinProps) {
  const { t } = useTranslation()
  const { name, distance } = useCafeLabels(cafe)
  const tier = cafe.passType && t(`cafes.tier.${cafe.passType}`)
  const label = [name, tier, distance].filter(Boolean).join(', ')
  return (
    <button
      type="button"
      aria-label={label}
      aria-expanded={selected}
      style={styleOf(pin)}
      onClick={({ currentTarget }) => {
        onSelect()
        // In a low window the card would cover it.
        currentTarget.scrollIntoView({ block: 'start' })
      }}
      className="absolute grid scroll-mt-8 min-h-13 min-w-12 -translate-x-1/2 -translate-y-full justify-items-center rounded-chip"
    >
      <PinShape
        colour={cafe.passType === 'Gold' ? 'gold' : 'silver'}
        className={`col-start-1 row-start-1 transition-[width] duration-quick ${selected ? 'w-13 fill-espresso' : 'w-9.5 fill-milk'}`}
      />
    </button>
  )
}

const park = 'text-(--night-label,#2a5435)'
const road = 'text-(--night-label,#6a5748)'

const street = `${road} origin-bottom-left -rotate-90`
const airport = 'text-(--night-label,#76500d) origin-bottom-left rotate-34'

const labels = [
  { name: 'lake', className: 'text-(--night-label,#1a4f5a)', left: 13, top: 22 },
  { name: 'park', className: park, left: 77.5, top: 40.7 },
  { name: 'roseGarden', className: park, left: 4, top: 88.9 },
  { name: 'twelfthMain', className: road, left: 80.5, top: 48 },
  { name: 'hundredFeetRoad', className: street, left: 64.6, top: 60.4 },
  { name: 'eightyFeetRoad', className: street, left: 77.4, top: 60.4 },
  { name: 'airportRoad', className: airport, left: 27.3, top: 61.7 },
] as const

/** Place names on the map, as text so that they can be translated. */
function MapLabels() {
  const { t } = useTranslation()
  return (
    <div aria-hidden className="pointer-events-none text-[0.8125rem] leading-5 font-mid">
      {labels.map(({ name, className, ...position }) => (
        <span
          key={name}
          style={styleOf(position)}
          className={`absolute whitespace-nowrap ${className}`}
        >
          {t(`map.place.${name}`)}
        </span>
      ))}
    </div>
  )
}
