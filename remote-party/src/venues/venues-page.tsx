import { isoDate } from '@baithak/domain'
import { lazyComponent, useHost, useTranslation } from '@baithak/platform'
import {
  Button,
  Canopy,
  ChipRow,
  EmptyState,
  IconButton,
  Screen,
  SearchField,
  textLinkClassName,
  useFocusWithin,
} from '@baithak/ui'
import emptyVenues from '@baithak/ui/art/empty-venues.svg'
import { Coffee, Disc3, Heart, Martini, SlidersHorizontal, Utensils } from 'lucide-react'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { FilterSheet } from './filter-sheet'
import { useFilteredVenues } from './use-filtered-venues'
import { emptySearch, useVenueSearch } from './use-venue-search'
import type { VenueFilters, VenueSearch } from './venue-filters'
import { VenueList } from './venue-list'
import { venueChips } from './venue-search-params'

const loadHelp = () => import('./search-help')
const nothing = () => null
// Without its code the list still offers to clear the filters.
const NoVenuesHelp = lazyComponent(loadHelp, 'NoVenuesHelp', ({ reset }) => reset)
const AlsoFits = lazyComponent(
  loadHelp,
  'AlsoFits',
  ({ found, nothing }) => found.length === 0 && nothing,
)
const PartyToday = lazyComponent(loadHelp, 'PartyToday', nothing)
const VenueSearches = lazyComponent(
  () => import('../recent-searches/venue-searches'),
  'VenueSearches',
  nothing,
)
const icons = { Bar: Martini, Cafe: Coffee, Restaurant: Utensils, Club: Disc3, Favourites: Heart }

/** The home screen of Party mode: search, filters and the list of venues. */
export function VenuesPage() {
  const { t } = useTranslation('party')
  const { toast, storage } = useHost()
  // Without the record, whose schema would be a part of the first screen.
  const [hasPartyToday] = useState(() =>
    storage.readTexts().my_parties?.includes(isoDate(new Date())),
  )
  const { search, setText, flush, change, replace } = useVenueSearch()
  const [isFiltering, setFiltering] = useState(false)
  const { venues, find, countOf } = useFilteredVenues(search)
  const [otherCount, setOtherCount] = useState(0)
  const { isFocused, wasFocused, handlers } = useFocusWithin()
  const count = useRef<HTMLParagraphElement>(null)
  // For buttons that disappear when pressed.
  const focusCount = () => count.current?.focus({ preventScroll: true })

  function apply(filters: VenueFilters | null) {
    setFiltering(false)
    change({ filters })
    toast({ title: t('filters.applied') })
  }
  function clear() {
    setFiltering(false)
    change({ filters: null })
    toast({ title: t('filters.cleared') })
  }
  function handleHelp(next: VenueSearch) {
    focusCount()
    replace(next)
  }
  const hasFilters = search.tag !== null || search.filters !== null
  function handleReset() {
    handleHelp(emptySearch)
    if (hasFilters) toast({ title: t('filters.cleared') })
  }

  const reset = (
    <Button variant="tonal" size="md" onClick={handleReset}>
      {t(hasFilters ? 'venues.clearFilters' : 'venues.clearSearch')}
    </Button>
  )

  const noneWith = (action: ReactNode) =>
    venues.length === 0 && (
      <EmptyState
        image={emptyVenues}
        title={t('venues.none')}
        action={action}
        className="short:-mt-4"
      />
    )
  const none = noneWith(
    <div className="flex flex-col items-center gap-3 short:flex-row">
      <Suspense>
        <NoVenuesHelp {...{ search, countOf, reset }} onChange={handleHelp} />
      </Suspense>
    </div>,
  )

  return (
    <Screen title={t('venues.title').replace('\n', ' ')} heading="own" onClickCapture={flush}>
      <Canopy mode="party" className="z-20">
        <h1 className="font-display text-display-1 whitespace-pre-line short:whitespace-normal">
          {t('venues.title')}
        </h1>
        <div className="mt-5 flex items-center gap-2">
          <div className="relative min-w-0 flex-1" {...handlers}>
            <SearchField
              label={t('venues.search')}
              placeholder={t('venues.search')}
              size="lg"
              className="text-ink"
              value={search.text}
              onChange={(event) => setText(event.target.value)}
            />
            <Suspense>
              {wasFocused && (
                <VenueSearches
                  text={search.text}
                  isFocused={isFocused}
                  hasResults={venues.length > 0}
                  onChoose={setText}
                />
              )}
            </Suspense>
          </div>
          <IconButton
            icon={SlidersHorizontal}
            label={t(search.filters ? 'venues.openFiltersOn' : 'venues.openFilters')}
            variant="hero"
            size="xl"
            aria-haspopup="dialog"
            className={search.filters ? 'ring-3 ring-white' : ''}
            onClick={() => setFiltering(true)}
          />
        </div>
      </Canopy>
      {hasPartyToday && (
        <Suspense fallback={<div className="h-21" />}>
          <PartyToday />
        </Suspense>
      )}
      <ChipRow
        className="mt-1.5"
        label={t('venues.categories')}
        value={search.tag ?? 'All'}
        onChange={(value) => change({ tag: value === 'All' ? null : value })}
        options={[
          { value: 'All', label: t('venues.tags.All') },
          ...venueChips.map((value) => ({
            value,
            label: t(`venues.tags.${value}`),
            icon: icons[value],
          })),
        ]}
      />
      <div
        className={`flex items-center justify-between gap-3 px-5 ${venues.length ? 'min-h-10' : ''}`}
      >
        <p
          ref={count}
          tabIndex={-1}
          role="status"
          className={`tabular text-meta text-ink-2 ${venues.length ? '' : 'sr-only'}`}
        >
          {t('venues.count', { count: venues.length + otherCount })}
        </p>
        {search.filters && venues.length > 0 && (
          <button
            type="button"
            className={textLinkClassName}
            onClick={() => {
              focusCount()
              clear()
            }}
          >
            {t('venues.clearFilters')}
          </button>
        )}
      </div>
      {venues.length > 0 && <VenueList venues={venues} hasDistances={search.filters !== null} />}
      {search.text ? (
        // No fallback has a button: one that is replaced between press and release loses the tap.
        <Suspense fallback={noneWith(null)}>
          <AlsoFits
            text={search.text}
            venues={find({ ...search, text: '' })}
            found={venues}
            onCount={setOtherCount}
            nothing={none}
          />
        </Suspense>
      ) : (
        none
      )}
      <FilterSheet
        open={isFiltering}
        onClose={() => setFiltering(false)}
        applied={search.filters}
        countOf={(filters) => countOf({ ...search, filters })}
        onApply={apply}
        onClear={clear}
      />
    </Screen>
  )
}
