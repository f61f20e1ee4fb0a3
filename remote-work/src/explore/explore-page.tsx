import { Link, useDebouncedSearchParam, useSearchParams, useTranslation } from '@baithak/platform'
import {
  Canopy,
  IconButton,
  RecentSearches,
  Screen,
  SearchField,
  useFavourites,
  useFocusWithin,
} from '@baithak/ui'
import { Heart, Map as MapIcon, SlidersHorizontal } from 'lucide-react'
import { useDeferredValue, useMemo, useRef } from 'react'
import type { Cafe } from '../model/cafe/cafe'
import { useCafeLabels } from '../model/cafe/use-cafe-labels'
import { useCafes } from '../model/cafe/use-cafes'
import { displayedPass } from '../model/pass/displayed-pass'
import { usePassStatus } from '../model/pass/use-pass-status'
import { useNotImplemented } from '../model/use-not-implemented'
import { paths } from '../paths'
import { useAlsoFitting } from './also-fitting'
import { CafeList } from './cafe-list'
import { favouritesFilterId } from './cafe-row'
import { NoCafes } from './no-cafes'
import { PassBanner } from './pass-banner'
import { createCafeSearch, searchTextsOf } from './search-cafes'

/** Lists all cafés or the favourites, with a search by name. */
export function ExplorePage() {
  const { t } = useTranslation('work')

  const notImplemented = useNotImplemented()
  const pass = displayedPass(usePassStatus())
  const { text, setText, flush, params, onlyFavourites, showOnlyFavourites } = useExploreSearch()
  const query = useDeferredValue(text)
  const { cafes, matchesOnlyOthers } = useFilteredCafes(query, onlyFavourites)
  const { isFocused, handlers } = useFocusWithin()
  const others = useAlsoFitting(onlyFavourites ? '' : query, cafes)
  const allCafes = [...cafes, ...others.cafes]
  const field = useRef<HTMLInputElement>(null)

  // The pressed button disappears with the empty list.
  function handleSearchAll() {
    document.getElementById(favouritesFilterId)?.focus()
    showOnlyFavourites(false)
  }
  function handleChoose(name: string, byKey: boolean) {
    // After a tap the on-screen keyboard would cover what is found.
    if (byKey) field.current?.focus()
    setText(name)
  }

  return (
    <Screen title={t('explore.title')} top={<Canopy mode="work" slim />} onClickCapture={flush}>
      <div className="flex flex-col gap-4 px-5">
        <div className="flex flex-wrap items-center gap-2">
          <div className="relative min-w-28 flex-1" {...handlers}>
            <SearchField
              ref={field}
              label={t('explore.search')}
              placeholder={t('explore.search')}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <RecentSearches
              kind="cafes"
              text={text}
              isFocused={isFocused}
              hasResults={allCafes.length > 0}
              onChoose={setText}
              labels={{
                title: t('explore.recent.title'),
                remove: (search) => t('explore.recent.remove', { search }),
                removed: (search) => t('explore.recent.removed', { search }),
                undo: t('explore.undo'),
              }}
            />
          </div>
          <IconButton
            id={favouritesFilterId}
            icon={Heart}
            label={t('explore.favourites')}
            aria-pressed={onlyFavourites}
            variant="outlined"
            size="lg"
            className="aria-pressed:bg-acc aria-pressed:text-on-acc"
            onClick={() => showOnlyFavourites(!onlyFavourites)}
          />
          <Link
            to={{ pathname: paths.map.href(), search: String(params) }}
            // The same cafés in another view: Back leads to the screen before both.
            replace
            aria-label={t('explore.map')}
            className="grid size-[48px] place-items-center rounded-control shadow-control active:bg-malai"
          >
            <MapIcon size={22} strokeWidth={1.75} />
          </Link>
          <IconButton
            icon={SlidersHorizontal}
            label={t('explore.filter')}
            variant="outlined"
            size="lg"
            onClick={() => notImplemented('filter')}
          />
        </div>
        {/* On its side, a phone with a keyboard has room for what is found or nothing else. */}
        <div className={text ? 'short:hidden' : undefined}>
          <PassBanner pass={pass} />
        </div>
        <p role="status" className="sr-only">
          {(text || onlyFavourites) && t('explore.found', { count: allCafes.length })}
        </p>
        {cafes.length > 0 && <CafeList {...{ cafes, onlyFavourites }} />}
        {others.sections}
        {allCafes.length === 0 && (
          <NoCafes
            {...{ text, onlyFavourites, matchesOnlyOthers }}
            onSearchAll={handleSearchAll}
            onChoose={handleChoose}
          />
        )}
      </div>
    </Screen>
  )
}

interface ExploreSearch {
  text: string
  onlyFavourites: boolean
}

const paramsOf = ({ text, onlyFavourites }: ExploreSearch) =>
  new URLSearchParams({
    ...(text && { q: text }),
    ...(onlyFavourites && { favourites: '1' }),
  })

/** The search, stored in the URL so that back navigation restores it. */
function useExploreSearch() {
  const [searchParams, setSearchParams] = useSearchParams()
  const onlyFavourites = searchParams.has('favourites')
  const write = (search: ExploreSearch) => setSearchParams(paramsOf(search), { replace: true })
  const { text, setText, flush } = useDebouncedSearchParam(searchParams.get('q') ?? '', (typed) =>
    write({ text: typed, onlyFavourites }),
  )
  return {
    text,
    setText,
    flush,
    onlyFavourites,
    /** Of the current text, which the URL may not have yet. */
    params: paramsOf({ text, onlyFavourites }),
    showOnlyFavourites: (only: boolean) => write({ text, onlyFavourites: only }),
  }
}

interface FilteredCafes {
  cafes: Cafe[]
  /** The search matches cafés, but no favourite. */
  matchesOnlyOthers: boolean
}

/** The cafés, or only the favourites, whose names contain the text, memoized. */
function useFilteredCafes(text: string, onlyFavourites: boolean): FilteredCafes {
  const { ids } = useFavourites('cafes')
  const cafes = useCafes()
  const labelsOf = useCafeLabels()
  const search = useMemo(
    () =>
      createCafeSearch(cafes, (cafe) =>
        cafe.name ? searchTextsOf(cafe).names : [labelsOf(cafe).name],
      ),
    [cafes, labelsOf],
  )
  const favourites = onlyFavourites ? ids : null
  return useMemo(() => {
    const found = search(text)
    const cafes = found.filter(({ id }) => favourites?.includes(id) ?? true)
    return { cafes, matchesOnlyOthers: cafes.length === 0 && found.length > 0 }
  }, [search, text, favourites])
}
