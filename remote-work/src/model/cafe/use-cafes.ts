import { cafesRecord, userDataRecord } from '@baithak/domain'
import { useHost } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { useMemo } from 'react'
import { type Cafe, mergeCafes } from './cafe'
import { sampleCafes } from './sample-cafes'
import { sortCafes } from './sort-cafes'

/** Whether the member has allowed the location. The position itself is not read: the cafés have their distances. */
export const useNearestFirst = (): boolean =>
  useRecord(useHost().storage.record(userDataRecord)).permissions?.location === true

/** All cafés. The list updates when another tab adds one. */
export function useCafes(): Cafe[] {
  const nearestFirst = useNearestFirst()
  const stored = useRecord(useHost().storage.record(cafesRecord))
  // Thousands may be stored: do not merge them on every key press.
  return useMemo(() => {
    const cafes = mergeCafes(sampleCafes, stored)
    return nearestFirst ? sortCafes(cafes, false) : cafes
  }, [stored, nearestFirst])
}
