import { Link, useDebouncedSearchParam, useSearchParams, useTranslation } from '@baithak/platform'
import { Canopy, IconButton, Screen, SearchField, useFavourites } from '@baithak/ui'
import { Heart, Map as MapIcon, SlidersHorizontal } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { useCafeLabels } from '../model/cafe/use-cafe-labels'
import { useCafes } from '../model/cafe/use-cafes'
import { displayedPass } from '../model/pass/pass-details'
import { usePassStatus } from '../model/pass/use-pass-status'
import { useNotImplemented } from '../model/use-not-implemented'
import { paths } from '../paths'
import { CafeList, favouritesFilterId, NoCafes } from './cafe-list'
import { PassBanner } from './pass-banner'
import { searchCafes } from './search-cafes'

/** Lists all cafés or the favourites, with a search by name; below, what fits by area. */
export function ExplorePage() {
  const { t } = useTranslation('work')
  const notImplemented = useNotImplemented()
  const pass = displayedPass(usePassStatus())
  const { text, setText, flush, params, onlyFavourites, showOnlyFavourites, clear } =
    useExploreSearch()
  const { named, inArea } = useFoundCafes(useDeferredValue(text), onlyFavourites)
  const count = named.length + inArea.length
  return (
    <Screen title={t('explore.title')} top={<Canopy mode="work" slim />} onClickCapture={flush}>
      <div className="flex flex-col gap-4 px-5">
        <div className="flex flex-wrap items-center gap-2">
          <div className="min-w-28 flex-1">
            <SearchField
              label={t('explore.search')}
              placeholder={t('explore.search')}
              value={text}
              onChange={(event) => setText(event.target.value)}
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
          {(text || onlyFavourites) && t('explore.found', { count })}
        </p>
        {named.length > 0 && (
          <CafeList label={t('explore.list')} cafes={named} onlyFavourites={onlyFavourites} />
        )}
        {inArea.length > 0 && (
          <section aria-labelledby="in-area">
            <h2 id="in-area" className="text-h2">
              {t('explore.inArea')}
            </h2>
            <CafeList label={t('explore.inArea')} cafes={inArea} onlyFavourites={false} />
          </section>
        )}
        {count === 0 && <NoCafes text={text} onlyFavourites={onlyFavourites} onClear={clear} />}
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
    clear() {
      setText('')
      write({ text: '', onlyFavourites: false })
    },
  }
}

/** The cafés, or only the favourites, that a text finds by name; of all cafés, those that it finds by area alone. */
function useFoundCafes(text: string, onlyFavourites: boolean) {
  const { ids } = useFavourites('cafes')
  const cafes = useCafes()
  const labelsOf = useCafeLabels()
  const favourites = onlyFavourites ? ids : null
  return useMemo(() => {
    const { named, inArea } = searchCafes(cafes, text, labelsOf)
    return favourites
      ? { named: named.filter(({ id }) => favourites.includes(id)), inArea: [] }
      : { named, inArea }
  }, [cafes, labelsOf, text, favourites])
}
