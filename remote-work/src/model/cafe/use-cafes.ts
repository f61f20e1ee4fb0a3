import { useHost } from '@baithak/shared/contract'
import { useRecord } from '@baithak/shared/storage'
import { useMemo } from 'react'
import type { Cafe } from './cafe'
import { mergeCafes } from './merge-cafes'
import { sampleCafes } from './sample-cafes'

/** Every café there is, also the one that a partner adds in another tab while the list stands open. */
export function useCafes(): Cafe[] {
  const stored = useRecord(useHost().storage.cafes)
  // Thousands may be stored: a letter in the search must not merge them anew.
  return useMemo(() => mergeCafes(sampleCafes, stored), [stored])
}
