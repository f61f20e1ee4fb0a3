import { Link, useNavigate, useSearchParams, useTranslation } from '@baithak/platform'
import { buttonVariants, IconButton, Screen } from '@baithak/ui'
import { ArrowLeft, List, LocateFixed } from 'lucide-react'
import { useRef } from 'react'
import { useCafeLabels } from '../model/cafe/use-cafe-labels'
import { useCafes } from '../model/cafe/use-cafes'
import { useNotImplemented } from '../model/use-not-implemented'
import { paths } from '../paths'
import art from './map-art.svg'
import { type MapCafe, mapCafes, memberPosition } from './map-cafes'
import { MapCard } from './map-card'
import { MapLabels } from './map-labels'
import { MapPin } from './map-pin'

/** Cafés nearby on an illustrated map. The selected one is in the URL, so that back navigation restores it. */
export function MapPage() {
  const { t } = useTranslation('work')
  const navigate = useNavigate()
  const notImplemented = useNotImplemented()
  const cafes = mapCafes(useCafes())
  const [search, setSearch] = useSearchParams()
  const map = useRef<HTMLDivElement>(null)
  const selected = cafes.find(({ cafe }) => cafe.id === search.get('cafe'))?.cafe
  // The list's search and filter.
  const { cafe: _, ...listParams } = Object.fromEntries(search)

  function close() {
    setSearch(listParams, { replace: true })
    const pin = map.current?.querySelector<HTMLElement>('[aria-expanded="true"]')
    pin?.focus({ preventScroll: true })
  }

  return (
    <Screen title={t('map.title')} heading="hidden" className="relative">
      <div className="absolute inset-0 overflow-hidden bg-(--night-ground,#f1e9db)">
        <div className="scroll-row absolute inset-0 overflow-auto [container-type:size]">
          <div ref={map} className="relative aspect-[390/844] w-[max(100cqw,46.21cqh)]">
            <img
              src={art}
              alt=""
              className="absolute inset-0 size-full [filter:var(--night-map)]"
            />
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
                onSelect={(pin) => {
                  setSearch({ ...listParams, cafe: each.cafe.id }, { replace: true })
                  // In a low window the card would cover it.
                  pin.scrollIntoView({ block: 'start' })
                }}
              />
            ))}
          </div>
        </div>
        <IconButton
          icon={ArrowLeft}
          label={t('map.back')}
          variant="floating"
          className="absolute top-[max(12px,env(safe-area-inset-top))] left-3"
          onClick={() => navigate(paths.home.href(), { replace: true })}
        />
        <IconButton
          icon={LocateFixed}
          label={t('map.locate')}
          variant="floating"
          className="absolute top-[max(12px,env(safe-area-inset-top))] right-3"
          onClick={() => notImplemented('locate')}
        />
        {!selected && (
          <Link
            to={{
              pathname: paths.explore.href(),
              search: String(new URLSearchParams(listParams)),
            }}
            replace
            className={buttonVariants({
              variant: 'dark',
              size: 'md',
              className:
                'absolute! bottom-[max(20px,env(safe-area-inset-bottom))] left-1/2 -translate-x-1/2 shadow-sh2',
            })}
          >
            <List size={18} strokeWidth={1.75} aria-hidden />
            <span>{t('map.asList')}</span>
          </Link>
        )}
        <CafeTextList cafes={cafes} />
        {selected && <MapCard key={selected.id} cafe={selected} onClose={close} />}
      </div>
    </Screen>
  )
}

function MemberDot({ label }: { label: string }) {
  return (
    <div
      ref={scrollToMember}
      role="img"
      aria-label={label}
      style={{ left: `${memberPosition.left}%`, top: `${memberPosition.top}%` }}
      className="pointer-events-none absolute grid size-23 -translate-1/2 place-items-center rounded-full bg-[#1f5e99]/13"
    >
      <i className="grid size-13 place-items-center rounded-full bg-[#1f5e99]/16">
        <i className="size-5.5 rounded-full border-[3.5px] border-white bg-[#1f5e99]" />
      </i>
    </div>
  )
}

/** A window lower than the map shows the selected café or the member, again when the phone is turned. */
function scrollToMember(dot: HTMLElement | null) {
  function scroll() {
    const scroller = dot?.closest('.scroll-row')
    const pin = scroller?.querySelector('[aria-expanded="true"]')
    if (pin) pin.scrollIntoView({ block: 'start' })
    else if (dot && scroller) scroller.scrollTop = dot.offsetTop - scroller.clientHeight / 2
  }
  // jsdom has no matchMedia.
  const orientation = window.matchMedia?.('(orientation: landscape)')
  orientation?.addEventListener('change', scroll)
  scroll()
  return () => orientation?.removeEventListener('change', scroll)
}

/** The same cafés as text for screen readers. */
function CafeTextList({ cafes }: { cafes: MapCafe[] }) {
  const { t } = useTranslation('work')
  const labelsOf = useCafeLabels()
  return (
    <ul aria-label={t('map.list')} className="sr-only">
      {cafes.map(({ cafe }) => {
        const { name, area, distance } = labelsOf(cafe)
        const tier = cafe.passType && t(`cafes.tier.${cafe.passType}`)
        return <li key={cafe.id}>{[name, area, distance, tier].filter(Boolean).join(', ')}</li>
      })}
    </ul>
  )
}
