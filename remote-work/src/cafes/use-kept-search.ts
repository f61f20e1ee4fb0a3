import { useDebouncedSearchParam, useSearchParams } from '@baithak/platform'

/** The search text, kept in the address so that coming back finds it. */
export function useKeptSearch() {
  const [parameters, setParameters] = useSearchParams()
  return useDebouncedSearchParam(parameters.get('q') ?? '', (text) =>
    setParameters(text ? { q: text } : {}, { replace: true }),
  )
}
