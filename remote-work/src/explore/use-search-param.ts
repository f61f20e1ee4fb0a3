import { useDebouncedSearchParam, useSearchParams } from '@baithak/platform'

/** The search text, stored in the URL so that back navigation restores it. */
export function useSearchParam() {
  const [searchParams, setSearchParams] = useSearchParams()
  return useDebouncedSearchParam(searchParams.get('q') ?? '', (text) =>
    setSearchParams(text ? { q: text } : {}, { replace: true }),
  )
}
