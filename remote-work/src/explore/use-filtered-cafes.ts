import { useFavourites } from '@baithak/ui'
import { useMemo } from 'react'
import type { Cafe } from '../model/cafe/cafe'
import { useCafeLabels } from '../model/cafe/use-cafe-labels'
import { useCafes } from '../model/cafe/use-cafes'
import { createCafeSearch, searchTextsOf } from './search-cafes'

interface FilteredCafes {
  cafes: Cafe[]
  /** The search matches cafés, but no favourite. */
  matchesOnlyOthers: boolean
}

/** The cafés, or only the favourites, whose names contain the text, memoized. */
export function useFilteredCafes(text: string, onlyFavourites: boolean): FilteredCafes {
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
