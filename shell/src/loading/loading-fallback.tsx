import { LoadingLamp } from '@baithak/shared/ui'

/** Suspense fallback. The specification gives its label, which needs no translation file. */
export function LoadingFallback() {
  return <LoadingLamp label="loading" />
}
