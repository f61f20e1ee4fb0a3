import { useNavigate, useSearchParams, useTranslation } from '@baithak/platform'
import { ButtonLink, FloatingBackButton, IconButton, Screen } from '@baithak/ui'
import { List, LocateFixed } from 'lucide-react'
import { useRef } from 'react'
import { type Cafe, findCafe } from '../model/cafe'
import { useCafes, useLabelCafe } from '../model/use-cafes'
import { useNotImplemented } from '../model/use-not-implemented'
import { paths } from '../paths'
import { type MapPosition, memberPosition, pins } from '../samples/cafes'
import art from './map-art.svg'
import { MapCard } from './map-card'
import { PinShape, styleOf } from './map-strip'

/** Cafés nearby on an illustrated map. The selected one is in the URL, so that back navigation restores it. */
export function MapPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const notImplemented = useNotImplemented()
  const all = useCafes()
  const cafes = pins.map((pin) => ({ pin, cafe: findCafe(pin.id, all) }))
  const [search, setSearch] = useSearchParams()
  // The other parameters are the search of the list.
  const { cafe: selectedId, ...listParams } = Object.fromEntries(search)
  const selected = cafes.find(({ cafe }) => cafe && cafe.id === selectedId)?.cafe
  const map = useRef<HTMLDivElement>(null)
  const select = (params: Record<string, string>) =>
    setSearch({ ...listParams, ...params }, { replace: true })

  function close() {
    select({})
    const pin = map.current?.querySelector<HTMLElement>('[aria-expanded="true"]')
    pin?.focus({ preventScroll: true })
  }

  return (
    <Screen title={t('map.title')} className="relative">
      <h1 className="sr-only">{t('map.title')}</h1>
      <div className="absolute inset-0 @container overflow-hidden bg-(--night-ground,#f1e9db)">
        {/* A window lower than the map scrolls it. */}
        <div className="scroll-row absolute inset-0 overflow-auto [container-type:size]">
          <div ref={map} className="relative aspect-[390/844] w-[max(100cqw,46.21cqh)]">
            <img
              src={art}
              alt=""
              className="absolute inset-0 size-full [filter:var(--night-map)]"
            />
            <MapLabels />
            <MemberDot />
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
            {cafes.map(
              ({ pin, cafe }) =>
                cafe && (
                  <MapPin
                    key={pin.id}
                    cafe={cafe}
                    position={pin}
                    isSelected={cafe === selected}
                    onSelect={() => select({ cafe: cafe.id })}
                  />
                ),
            )}
          </div>
        </div>
        <FloatingBackButton onClick={() => navigate(paths.home.href(), { replace: true })} />
        <IconButton
          icon={LocateFixed}
          label={t('map.locate')}
          variant="floating"
          className="absolute top-[calc(12px+env(safe-area-inset-top))] right-3"
          onClick={() => notImplemented('locate')}
        />
        {selected ? (
          <MapCard key={selected.id} cafe={selected} onClose={close} />
        ) : (
          <ButtonLink
            to={{ pathname: paths.explore.href(), search: `${new URLSearchParams(listParams)}` }}
            replace
            icon={List}
            variant="dark"
            size="md"
            className="absolute! bottom-[max(20px,env(safe-area-inset-bottom))] left-1/2 -translate-x-1/2 shadow-sh2"
          >
            {t('map.asList')}
          </ButtonLink>
        )}
      </div>
    </Screen>
  )
}

function MemberDot() {
  const { t } = useTranslation()
  return (
    <div
      ref={scrollToMember}
      role="img"
      aria-label={t('map.you')}
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

interface MapPinProps {
  cafe: Cafe
  position: MapPosition
  isSelected: boolean
  onSelect(): void
}

function MapPin({ cafe, position, isSelected, onSelect }: MapPinProps) {
  const { t } = useTranslation()
  const labelCafe = useLabelCafe()
  const { name, distance } = labelCafe(cafe)
  const tier = cafe.passType && t(`cafes.tier.${cafe.passType}`)
  return (
    <button
      type="button"
      aria-label={[name, tier, distance].filter(Boolean).join(', ')}
      aria-expanded={isSelected}
      style={styleOf(position)}
      onClick={({ currentTarget }) => {
        onSelect()
        // The card would cover the pin in a low window.
        currentTarget.scrollIntoView({ block: 'start' })
      }}
      className="absolute grid scroll-mt-8 min-h-13 min-w-12 -translate-x-1/2 -translate-y-full justify-items-center rounded-chip"
    >
      <PinShape
        tier={cafe.passType}
        className={`col-start-1 row-start-1 transition-[width] duration-quick ${isSelected ? 'w-13 fill-espresso' : 'w-9.5 fill-milk'}`}
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
