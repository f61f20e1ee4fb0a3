import { useMemo } from 'react'
import type { Cafe } from '../model/cafe/cafe'
import { useCafeLabels } from '../model/cafe/use-cafe-labels'
import { useCafes } from '../model/cafe/use-cafes'
import { createCafeSearch } from './search-cafes'

/** The cafés whose names contain the text, memoized. */
export function useFilteredCafes(text: string): Cafe[] {
  const cafes = useCafes()
  const labelsOf = useCafeLabels()
  const search = useMemo(
    () =>
      createCafeSearch(cafes, (cafe) =>
        // Only samples and unnamed cafés have a translated name.
        cafe.name && !cafe.sample ? [cafe.name] : [cafe.name, labelsOf(cafe).name],
      ),
    [cafes, labelsOf],
  )
  return useMemo(() => search(text), [search, text])
}
