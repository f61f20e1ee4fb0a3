import { cafesRecord } from '@baithak/domain'
import { occupancyAt } from '@baithak/domain/cafes'
import { useHost } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { useMemo } from 'react'
import type { Cafe } from './cafe'
import { mergeCafes } from './merge-cafes'
import { sampleCafes } from './sample-cafes'

/** All cafés, with the occupancies of this hour. The list updates when another tab adds one. */
export function useCafes(): Cafe[] {
  const stored = useRecord(useHost().storage.record(cafesRecord))
  const hour = new Date().setMinutes(0, 0, 0)
  // Thousands may be stored: do not merge them on every key press.
  return useMemo(() => mergeCafes(sampleCafesAt(new Date(hour)), stored), [stored, hour])
}

const sampleCafesAt = (now: Date) =>
  sampleCafes.map((cafe) => ({
    ...cafe,
    occupancy: cafe.occupancy && occupancyAt(cafe.occupancy, now),
  }))
