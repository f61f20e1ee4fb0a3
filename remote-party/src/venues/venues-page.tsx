import { lazyComponent, useHost, useTranslation } from '@baithak/platform'
import {
  Button,
  Canopy,
  ChipRow,
  cn,
  EmptyState,
  IconButton,
  Screen,
  SearchField,
  SectionHeading,
} from '@baithak/ui'
import emptyVenues from '@baithak/ui/art/empty-venues.svg'
import { SlidersHorizontal } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import type { Venue } from '../samples/sample-venues'
import { VenueCard } from './venue-card'
import {
  emptySearch,
  useVenueSearch,
  type VenueFilters,
  type VenueSearch,
  venueChips,
  venueOrders,
} from './venue-search'

/** Lazy, so that the list does not wait for a sheet. */
const FilterSheet = lazyComponent(() => import('./filter-sheet'), 'FilterSheet')

/** The home screen of Party mode: search, filters and the list of venues. */
export function VenuesPage() {
  const { t } = useTranslation()
  const { toast } = useHost()
  const { search, setText, flush, change, named, inArea, countOf } = useVenueSearch()
  const status = useRef<HTMLParagraphElement>(null)
  const [isFiltering, setFiltering] = useState<boolean>()
  const count = named.length + inArea.length
  const hasFilters = search.tag !== null || search.filters !== null

  function apply(filters: VenueFilters | null) {
    setFiltering(false)
    change({ filters })
    toast({ title: t('filters.applied') })
  }
  function clear(changes: Partial<VenueSearch> = { filters: null }) {
    setFiltering(false)
    change(changes)
    // The pressed button disappears.
    status.current?.focus({ preventScroll: true })
    if (isFiltering || hasFilters) toast({ title: t('filters.cleared') })
  }

  return (
    <Screen title={t('venues.title').replace('\n', ' ')} onClickCapture={flush}>
      <Canopy mode="party">
        <h1 className="font-display text-display-1 whitespace-pre-line short:whitespace-normal">
          {t('venues.title')}
        </h1>
        <div className="mt-5 flex items-center gap-2">
          <SearchField
            label={t('venues.search')}
            className="min-h-13! min-w-0 flex-1 text-ink"
            value={search.text}
            onChange={(event) => setText(event.target.value)}
          />
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
      <ChipRow
        className="mt-1.5"
        label={t('venues.categories')}
        value={search.tag ?? 'All'}
        onValueChange={(value) => change({ tag: value === 'All' ? null : value })}
        options={[
          { value: 'All', label: t('venues.tags.All') },
          ...venueChips.map(({ value, icon }) => ({
            value,
            label: t(`venues.tags.${value}`),
            icon,
          })),
        ]}
      />
      <div className={cn('flex items-center justify-between gap-3 px-5', count > 0 && 'min-h-10')}>
        <p
          ref={status}
          tabIndex={-1}
          role="status"
          className={count > 0 ? 'tabular text-meta text-ink-2' : 'sr-only'}
        >
          {t('venues.count', { count })}
        </p>
        {count > 1 && (
          <select
            aria-label={t('venues.sort')}
            className="min-h-11 min-w-0 bg-transparent text-right text-meta font-label"
            value={search.order ?? ''}
            onChange={({ target }) =>
              change({ order: venueOrders.find((order) => order === target.value) ?? null })
            }
          >
            <option value="">{t('venues.sort')}</option>
            {venueOrders.map((order) => (
              <option key={order} value={order}>
                {t(`venues.sorted.${order}`)}
              </option>
            ))}
          </select>
        )}
      </div>
      <VenueList venues={named} />
      {inArea.length > 0 && (
        <section aria-labelledby="by-area" className="mt-6">
          <SectionHeading id="by-area" className="px-5">
            {t('venues.byArea', { text: search.text.trim() })}
          </SectionHeading>
          <VenueList venues={inArea} />
        </section>
      )}
      {count === 0 && (
        <EmptyState
          image={emptyVenues}
          title={t('venues.none')}
          text={search.tag === 'Favourites' && !search.text ? t('venues.favouritesHint') : ''}
          action={
            <Button variant="tonal" size="md" onClick={() => clear(emptySearch)}>
              {t(hasFilters ? 'venues.clearFilters' : 'venues.clearSearch')}
            </Button>
          }
          className="short:-mt-4"
        />
      )}
      {isFiltering !== undefined && (
        <Suspense>
          <FilterSheet
            open={isFiltering}
            onClose={() => setFiltering(false)}
            applied={search.filters}
            countOf={countOf}
            onApply={apply}
            onClear={() => clear()}
          />
        </Suspense>
      )}
    </Screen>
  )
}

/** The cards that a phone shows without scrolling. */
const cardsInSight = 2

const VenueList = ({ venues }: { venues: readonly Venue[] }) => (
  <ul className="grid grid-cols-[minmax(0,1fr)] gap-7 px-5 pt-1 empty:hidden">
    {venues.map((venue, index) => (
      <li key={venue.id} className={index < cardsInSight ? '' : 'offscreen-[17rem]'}>
        <VenueCard venue={venue} eager={index < cardsInSight} />
      </li>
    ))}
  </ul>
)
