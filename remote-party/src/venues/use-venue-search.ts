import { useDebouncedSearchParam, useSearchParams } from '@baithak/platform'
import { useMemo } from 'react'
import { parametersOf, searchOf } from './search-in-address'
import type { VenueSearch } from './venue-filters'

/** The search that the address keeps, its text as it is typed, and ways to change parts of it in place. */
export function useVenueSearch() {
  const [parameters, setParameters] = useSearchParams()
  const kept = useMemo(() => searchOf(parameters), [parameters])
  const write = (search: VenueSearch) => setParameters(parametersOf(search), { replace: true })
  const { text, setText, flush } = useDebouncedSearchParam(kept.text, (typed) =>
    write({ ...kept, text: typed }),
  )
  const search = useMemo(() => ({ ...kept, text }), [kept, text])
  return {
    search,
    setText,
    /** Before the screen is left: coming back finds what is being typed. */
    flush,
    change: (part: Partial<VenueSearch>) => write({ ...search, ...part }),
    /** Everything is shown again, as on arrival. */
    startAnew() {
      setText('')
      write(everything)
    },
  }
}

const everything: VenueSearch = { text: '', tag: null, filters: null }
