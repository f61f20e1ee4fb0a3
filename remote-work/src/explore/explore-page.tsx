import { useTranslation } from '@baithak/platform'
import empty from '@baithak/shared/art/empty-venues.svg'
import { Canopy, EmptyState, IconButton, Screen, SearchField } from '@baithak/shared/ui'
import { SlidersHorizontal } from 'lucide-react'
import { useDeferredValue } from 'react'
import { displayedPass } from '../model/pass/displayed-pass'
import { usePassStatus } from '../model/pass/use-pass-status'
import { useNotImplemented } from '../model/use-not-implemented'
import { CafeList } from './cafe-list'
import { PassBanner } from './pass-banner'
import { Suggestion } from './suggestion'
import { useFilteredCafes } from './use-filtered-cafes'
import { useSearchParam } from './use-search-param'

/** Lists all cafés, with a search by name. */
export function ExplorePage() {
  const { t } = useTranslation('work')
  const notImplemented = useNotImplemented()
  const pass = displayedPass(usePassStatus())
  const { text, setText, flush } = useSearchParam()
  const cafes = useFilteredCafes(useDeferredValue(text))

  return (
    <Screen title={t('explore.title')} top={<Canopy mode="work" slim />} onClickCapture={flush}>
      <div className="flex flex-col gap-4 px-5">
        <div className="flex items-center gap-2">
          <SearchField
            className="min-w-0 flex-1"
            label={t('explore.search')}
            placeholder={t('explore.search')}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <IconButton
            icon={SlidersHorizontal}
            label={t('explore.filter')}
            variant="outlined"
            size="lg"
            onClick={() => notImplemented('filter')}
          />
        </div>
        <PassBanner pass={pass} />
        <p role="status" className="sr-only">
          {text && t('explore.found', { count: cafes.length })}
        </p>
        {cafes.length > 0 ? (
          <CafeList cafes={cafes} />
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
