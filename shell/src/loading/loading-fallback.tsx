import { LoadingLamp } from '@baithak/shared/ui'

/** Shown while texts or code are on their way. The word is the specification's, and needs no translation file. */
export function Pending() {
  return <LoadingLamp label="loading" />
}
