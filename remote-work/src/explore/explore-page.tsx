import { createPlaceSearch, visibleText } from '@baithak/domain'
import { useFavourites } from '@baithak/domain/favourites'
import { sampleTextsOf } from '@baithak/domain/sample-names'
import { Link, useDebouncedSearchParam, useSearchParams, useTranslation } from '@baithak/platform'
import {
  Button,
  ButtonLink,
  Canopy,
  EmptyState,
  IconButton,
  Screen,
  SearchField,
} from '@baithak/ui'
import empty from '@baithak/ui/art/empty-venues.svg'
import { formatDate } from '@baithak/ui/format'
import { Heart, Map as MapIcon, QrCode, SlidersHorizontal } from 'lucide-react'
import { useDeferredValue, useMemo, useRef } from 'react'
import { metalClasses } from '../components/pass-parts'
import type { Cafe } from '../model/cafe'
import { usePassStatus } from '../model/pass'
import { useCafes, useLabelCafe } from '../model/use-cafes'
import { useNotImplemented } from '../model/use-not-implemented'
import { paths } from '../paths'
import { CafeList, favouritesId } from './cafe-list'

/** Lists all cafés or the favourites, with a search by name. Cafés that fit only by area stand below. */
export function ExplorePage() {
  const { t } = useTranslation()
  const notImplemented = useNotImplemented()
  const field = useRef<HTMLInputElement>(null)
  // The URL keeps the search, so that back navigation restores it.
  const [params, setParams] = useSearchParams()
  const onlyFavourites = params.has('favourites')
  const find = (query: string, favourites = onlyFavourites) =>
    setParams(
      { ...(query && { q: query }), ...(favourites && { favourites: '1' }) },
      { replace: true },
    )
  const { text, setText, flush } = useDebouncedSearchParam(params.get('q') ?? '', find)
  const { ids } = useFavourites('cafes')
  const all = useCafes()
  const cafes = useMemo(
    () => (onlyFavourites ? all.filter(({ id }) => ids.includes(id)) : all),
    [onlyFavourites, all, ids],
  )
  const labelCafe = useLabelCafe()
  const search = useMemo(
    () => createPlaceSearch(cafes, (cafe) => searchTextsOf(cafe, labelCafe(cafe).name)),
    [cafes, labelCafe],
  )
  const { named, inArea } = search(useDeferredValue(text))
  const count = named.length + inArea.length

  function clear() {
    // The pressed button disappears with the empty state.
    field.current?.focus()
    setText('')
    find('', false)
  }

  return (
    <Screen
      titled
      title={t('explore.title')}
      top={<Canopy mode="work" slim />}
      onClickCapture={flush}
    >
      <div className="flex flex-col gap-4 px-5">
        <div className="flex flex-wrap items-center gap-2">
          <div className="min-w-28 flex-1">
            <SearchField
              ref={field}
              label={t('explore.search')}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
          <IconButton
            id={favouritesId}
            icon={Heart}
            label={t('explore.favourites')}
            variant="outlined"
            size="lg"
            aria-pressed={onlyFavourites}
            className="aria-pressed:[&_svg]:fill-current aria-pressed:text-acc"
            onClick={() => find(text, !onlyFavourites)}
          />
          <Link
            to={{
              pathname: paths.map.href(),
              search: `${new URLSearchParams(text && { q: text })}`,
            }}
            // The map shows the same cafés: Back leads to the screen before both.
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
        {/* A phone on its side with a keyboard has room for the results alone. */}
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
            <CafeList label={t('explore.inArea')} cafes={inArea} onlyFavourites={onlyFavourites} />
          </section>
        )}
        {count === 0 && (
          <EmptyState
            image={empty}
            title={t('explore.noneTitle')}
            text={
              text ? t('explore.noneText', { text: visibleText(text) }) : t('explore.noFavourites')
            }
            action={
              <Button variant="secondary" onClick={clear}>
                {t(text ? 'explore.clearSearch' : 'explore.allCafes')}
              </Button>
            }
          />
        )}
      </div>
    </Screen>
  )
}

/** Returns the texts of a café: a sample's in all languages, unless a partner has changed them. */
function searchTextsOf(cafe: Cafe, label: string) {
  const samples = cafe.sampleId ? sampleTextsOf(cafe.sampleId) : []
  const inAllLanguages = (field: 'name' | 'area', text: string) => {
    const texts = samples.map((sample) => sample[field])
    return texts.includes(text) ? texts : [text]
  }
  return {
    names: inAllLanguages('name', cafe.name || label),
    areas: inAllLanguages('area', cafe.area),
  }
}

/** The member's pass with a link to the check-in code; without one the sample of spec §2. */
function PassBanner() {
  const { t, i18n } = useTranslation()
  const status = usePassStatus()
  const tier = status.state === 'none' ? 'Silver' : status.plan.type
  const isEnded = status.state === 'ended'
  const expiry =
    status.state === 'none'
      ? t('explore.sampleExpiry')
      : t(isEnded ? 'explore.expiredOn' : 'explore.expires', {
          date: formatDate(status.until, i18n.language),
        })
  return (
    <section
      className={`flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-control px-4 py-3 ${metalClasses[tier]}`}
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-display text-display-4">
            {t('home.passName', { type: t(`passes.tier.${tier}`) })}
          </span>
          <span className="inline-flex h-6 items-center gap-1.5 rounded-badge bg-espresso px-2 text-caption font-label text-white">
            {!isEnded && <i aria-hidden className="size-1.5 rounded-full bg-work-bright" />}
            <span>{t(isEnded ? 'passes.expired' : 'passes.active')}</span>
          </span>
        </p>
        <p className="text-meta font-mid tabular">{expiry}</p>
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
