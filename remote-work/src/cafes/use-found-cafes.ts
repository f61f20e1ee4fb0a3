import { useMemo } from 'react'
import type { Cafe } from './cafe'
import { useCafeWords } from './cafe-words'
import { searchThrough } from './search-cafes'
import { useCafes } from './use-cafes'

/** The cafés whose names contain a text, the same list for as long as they are. */
export function useFoundCafes(text: string): Cafe[] {
  const cafes = useCafes()
  const wordsOf = useCafeWords()
  const search = useMemo(
    () =>
      searchThrough(cafes, (cafe) =>
        // What a partner wrote stays as written; only the others go by a name of the visitor's language too.
        cafe.name && !cafe.sample ? [cafe.name] : [cafe.name, wordsOf(cafe).name],
      ),
    [cafes, wordsOf],
  )
  return useMemo(() => search(text), [search, text])
}
