import { useHost } from '@baithak/platform'
import { useRecord } from '@baithak/shared/storage'
import { useMemo } from 'react'
import type { Cafe } from './cafe'
import { mergeCafes } from './merge-cafes'
import { sampleCafes } from './sample-cafes'

/** All cafés. The list updates when another tab adds one. */
export function useCafes(): Cafe[] {
  const stored = useRecord(useHost().storage.cafes)
  // Thousands may be stored: do not merge them on every key press.
  return useMemo(() => mergeCafes(sampleCafes, stored), [stored])
}
