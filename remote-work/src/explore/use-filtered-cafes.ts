import { useMemo } from 'react'
import type { Cafe } from '../model/cafe/cafe'
import { useCafeLabels } from '../model/cafe/use-cafe-labels'
import { useCafes } from '../model/cafe/use-cafes'
import { createCafeSearch } from './search-cafes'

/** The cafés whose names contain a text, the same list for as long as they are. */
export function useFilteredCafes(text: string): Cafe[] {
  const cafes = useCafes()
  const wordsOf = useCafeLabels()
  const search = useMemo(
    () =>
      createCafeSearch(cafes, (cafe) =>
        // What a partner wrote stays as written; only the others go by a name of the visitor's language too.
        cafe.name && !cafe.sample ? [cafe.name] : [cafe.name, wordsOf(cafe).name],
      ),
    [cafes, wordsOf],
  )
  return useMemo(() => search(text), [search, text])
}
