import { useDebouncedSearchParam, useSearchParams } from '@baithak/platform'
import { useMemo } from 'react'
import type { VenueSearch } from './venue-filters'
import { parseSearchParams, serializeSearchParams } from './venue-search-params'

export const emptySearch: VenueSearch = { text: '', tag: null, filters: null }

/** The search in the URL, with the text as it is typed. */
export function useVenueSearch() {
  const [searchParams, setSearchParams] = useSearchParams()
  const urlSearch = useMemo(() => parseSearchParams(searchParams), [searchParams])
  const write = (search: VenueSearch) =>
    setSearchParams(serializeSearchParams(search), { replace: true })
  const { text, setText, flush } = useDebouncedSearchParam(urlSearch.text, (typed) =>
    write({ ...urlSearch, text: typed }),
  )
  const search = useMemo(() => ({ ...urlSearch, text }), [urlSearch, text])
  return {
    search,
    setText,
    /** Writes the typed text at once, before the screen is left. */
    flush,
    change: (changes: Partial<VenueSearch>) => write({ ...search, ...changes }),
    replace(next: VenueSearch) {
      setText(next.text)
      write(next)
    },
  }
}
