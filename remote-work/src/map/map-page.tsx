import { useNavigate, useSearchParams, useTranslation } from '@baithak/platform'
import { ButtonLink, FloatingBackButton, IconButton, Screen } from '@baithak/ui'
import { List, LocateFixed } from 'lucide-react'
import { findCafe } from '../model/cafe'
import { useCafes } from '../model/use-cafes'
import { useNotImplemented } from '../model/use-not-implemented'
import { paths } from '../paths'
import { CafeMap } from './cafe-map'
import { pins } from './map-places'

/** Cafés nearby on an illustrated map. The selected one is in the URL, so that back navigation restores it. */
export function MapPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const notImplemented = useNotImplemented()
  const all = useCafes()
  const cafes = pins.flatMap((pin) => {
    const cafe = findCafe(pin.id, all)
    return cafe ? [{ cafe, pin }] : []
  })
  const [search, setSearch] = useSearchParams()
  // The list's search and filter.
  const { cafe: selectedId, ...listParams } = Object.fromEntries(search)
  const selected = cafes.find(({ cafe }) => cafe.id === selectedId)?.cafe

  return (
    <Screen title={t('map.title')} heading="hidden" className="relative">
      <CafeMap
        {...{ cafes, selected }}
        onSelect={(id) =>
          setSearch(id === null ? listParams : { ...listParams, cafe: id }, { replace: true })
        }
      >
        <FloatingBackButton onClick={() => navigate(paths.home.href(), { replace: true })} />
        <IconButton
          icon={LocateFixed}
          label={t('map.locate')}
          variant="floating"
          className="absolute top-[calc(12px+env(safe-area-inset-top))] right-3"
          onClick={() => notImplemented('locate')}
        />
        {!selected && (
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
      </CafeMap>
    </Screen>
  )
}
