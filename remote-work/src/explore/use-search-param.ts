import { useSearchParams } from '@baithak/platform'
import { useTextInAddress } from '@baithak/shared/ui'

/** The search text, stored in the URL so that back navigation restores it. */
export function useSearchParam() {
  const [searchParams, setSearchParams] = useSearchParams()
  return useTextInAddress(searchParams.get('q') ?? '', (text) =>
    setSearchParams(text ? { q: text } : {}, { replace: true }),
  )
}
