import { useDebouncedSearchParam, useSearchParams } from '@baithak/platform'

interface ExploreSearch {
  text: string
  onlyFavourites: boolean
}

const paramsOf = ({ text, onlyFavourites }: ExploreSearch) =>
  new URLSearchParams({
    ...(text && { q: text }),
    ...(onlyFavourites && { favourites: '1' }),
  })

/** The search, stored in the URL so that back navigation restores it. */
export function useExploreSearch() {
  const [searchParams, setSearchParams] = useSearchParams()
  const onlyFavourites = searchParams.has('favourites')
  const write = (search: ExploreSearch) => setSearchParams(paramsOf(search), { replace: true })
  const { text, setText, flush } = useDebouncedSearchParam(searchParams.get('q') ?? '', (typed) =>
    write({ text: typed, onlyFavourites }),
  )
  return {
    text,
    setText,
    flush,
    onlyFavourites,
    /** Of the current text, which the URL may not have yet. */
    params: paramsOf({ text, onlyFavourites }),
    showOnlyFavourites: (only: boolean) => write({ text, onlyFavourites: only }),
  }
}
