import { useSearchParams } from '@baithak/platform'
import { useTextInAddress } from '@baithak/shared/ui'

/** The search text, kept in the address so that coming back finds it. */
export function useSearchParam() {
  const [parameters, setParameters] = useSearchParams()
  return useTextInAddress(parameters.get('q') ?? '', (text) =>
    setParameters(text ? { q: text } : {}, { replace: true }),
  )
}
