import { Link, useTranslation } from '@baithak/platform'
import empty from '@baithak/shared/art/empty-venues.svg'
import {
  Canopy,
  Chip,
  EmptyState,
  IconButton,
  RecentSearches,
  Screen,
  SearchField,
  useFocusWithin,
} from '@baithak/shared/ui'
import { useScreenTranslations } from '@baithak/shared/use-screen-translations'
import { Heart, Map as MapIcon, SlidersHorizontal } from 'lucide-react'
import { useDeferredValue } from 'react'
import { displayedPass } from '../model/pass/displayed-pass'
import { usePassStatus } from '../model/pass/use-pass-status'
import { useNotImplemented } from '../model/use-not-implemented'
import { paths } from '../paths'
import { CafeList } from './cafe-list'
import en from './en.json'
import hi from './hi.json'
import { PassBanner } from './pass-banner'
import { Suggestion } from './suggestion'
import { useExploreSearch } from './use-explore-search'
import { useFilteredCafes } from './use-filtered-cafes'

/** Lists all cafés or the favourites, with a search by name. */
export function ExplorePage() {
  useScreenTranslations('work-explore', { en, hi })
  const { t } = useTranslation('work')
  const { t: tExplore } = useTranslation('work-explore')
  const notImplemented = useNotImplemented()
  const pass = displayedPass(usePassStatus())
  const { text, setText, flush, onlyFavourites, showOnlyFavourites } = useExploreSearch()
  const cafes = useFilteredCafes(useDeferredValue(text), onlyFavourites)
  const { isFocused, handlers } = useFocusWithin()

  return (
    <Screen title={t('explore.title')} top={<Canopy mode="work" slim />} onClickCapture={flush}>
      <div className="flex flex-col gap-4 px-5">
        <div className="flex items-center gap-2">
          <div className="relative min-w-0 flex-1" {...handlers}>
            <SearchField
              label={t('explore.search')}
              placeholder={t('explore.search')}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <RecentSearches
              kind="cafes"
              text={text}
              isFocused={isFocused}
              hasResults={cafes.length > 0}
              onChoose={setText}
              labels={{
                title: tExplore('recent.title'),
                remove: (search) => tExplore('recent.remove', { search }),
                removed: (search) => tExplore('recent.removed', { search }),
                undo: tExplore('undo'),
              }}
            />
          </div>
          <IconButton
            icon={SlidersHorizontal}
            label={t('explore.filter')}
            variant="outlined"
            size="lg"
            onClick={() => notImplemented('filter')}
          />
        </div>
        <div className="-mt-1.5 flex flex-wrap gap-2">
          <Chip
            icon={Heart}
            selected={onlyFavourites}
            onClick={() => showOnlyFavourites(!onlyFavourites)}
          >
            {tExplore('favourites')}
          </Chip>
          <Link
            to={paths.map.href()}
            // The same cafés in another view: Back leads to the screen before both.
            replace
            className="inline-flex min-h-11 items-center gap-2 rounded-chip px-3.5 text-body-2 font-mid no-underline shadow-hairline active:bg-malai"
          >
            <MapIcon size={18} strokeWidth={1.75} aria-hidden />
            {tExplore('map')}
          </Link>
        </div>
        <PassBanner pass={pass} />
        <p role="status" className="sr-only">
          {(text || onlyFavourites) && t('explore.found', { count: cafes.length })}
        </p>
        {cafes.length > 0 ? (
          <CafeList cafes={cafes} onlyFavourites={onlyFavourites} />
        ) : onlyFavourites && !text.trim() ? (
          <EmptyState image={empty} title={tExplore('noneTitle')} text={tExplore('noneText')} />
        ) : (
          <EmptyState
            image={empty}
            title={t('explore.noneTitle')}
            text={t('explore.noneText', { text: text.trim() })}
            action={<Suggestion text={text} onChoose={setText} />}
          />
        )}
      </div>
    </Screen>
  )
}
