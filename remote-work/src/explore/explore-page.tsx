import { useFavourites } from '@baithak/domain/favourites'
import { Link, useDebouncedSearchParam, useSearchParams, useTranslation } from '@baithak/platform'
import { ButtonLink, Canopy, IconButton, Screen, SearchField } from '@baithak/ui'
import { formatDate } from '@baithak/ui/format'
import { Heart, Map as MapIcon, QrCode, SlidersHorizontal } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { metalClasses } from '../components/pass-look'
import { displayedPass } from '../model/pass-rules'
import { useCafes, useLabelCafe } from '../model/use-cafes'
import { useNotImplemented } from '../model/use-not-implemented'
import { usePassStatus } from '../model/use-pass-status'
import { paths } from '../paths'
import { CafeList, favouritesFilterId, NoCafes } from './cafe-list'
import { createCafeSearch } from './search-cafes'

/** Lists all cafés or the favourites, with a search by name; below, what fits by area. */
export function ExplorePage() {
  const { t } = useTranslation()
  const notImplemented = useNotImplemented()
  // In the URL, so that back navigation restores them.
  const [searchParams, setSearchParams] = useSearchParams()
  const onlyFavourites = searchParams.has('favourites')
  const find = (query: string, only: boolean) =>
    setSearchParams(paramsOf(query, only), { replace: true })
  const { text, setText, flush } = useDebouncedSearchParam(searchParams.get('q') ?? '', (typed) =>
    find(typed, onlyFavourites),
  )
  const { ids } = useFavourites('cafes')
  const cafes = useCafes()
  const labelCafe = useLabelCafe()
  const search = useMemo(() => createCafeSearch(cafes, labelCafe), [cafes, labelCafe])
  const found = search(useDeferredValue(text))
  const named = onlyFavourites ? found.named.filter(({ id }) => ids.includes(id)) : found.named
  const inArea = onlyFavourites ? [] : found.inArea
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
            onClick={() => find(text, !onlyFavourites)}
          />
          <Link
            to={{ pathname: paths.map.href(), search: `${paramsOf(text, onlyFavourites)}` }}
            // The same cafés in another view: Back leads to the screen before both.
            replace
            aria-label={t('explore.map')}
            className="grid size-[48px] place-items-center rounded-control shadow-control active:bg-malai"
          >
            <MapIcon size={22} />
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
          <PassBanner />
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
            <CafeList label={t('explore.inArea')} cafes={inArea} />
          </section>
        )}
        {count === 0 && (
          <NoCafes
            text={text}
            onlyFavourites={onlyFavourites}
            onClear={() => {
              setText('')
              find('', false)
            }}
          />
        )}
      </div>
    </Screen>
  )
}

const paramsOf = (text: string, onlyFavourites: boolean) =>
  new URLSearchParams({ ...(text && { q: text }), ...(onlyFavourites && { favourites: '1' }) })

/** The displayed pass with a link to the check-in code. */
function PassBanner() {
  const { t, i18n } = useTranslation()
  const { tier, active, until } = displayedPass(usePassStatus())
  const date = formatDate(until, i18n.language)
  return (
    <section
      className={`flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-control px-4 py-3 ${metalClasses[tier]}`}
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-display text-display-4">{t(`explore.pass.${tier}`)}</span>
          <span className="inline-flex h-6 items-center gap-1.5 rounded-badge bg-espresso px-2 text-caption font-label text-white">
            {active && <i aria-hidden className="size-1.5 rounded-full bg-work-bright" />}
            <span>{t(active ? 'explore.active' : 'explore.expired')}</span>
          </span>
        </p>
        <p className="text-meta font-mid tabular">
          {date
            ? t(active ? 'explore.expires' : 'explore.expiredOn', { date })
            : t('explore.sampleExpiry')}
        </p>
      </div>
      <ButtonLink
        to={paths.checkIn.href()}
        icon={QrCode}
        variant="dark"
        size="md"
        className="max-[359px]:w-full"
      >
        {t('explore.showQr')}
      </ButtonLink>
    </section>
  )
}
