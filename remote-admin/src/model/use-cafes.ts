import { cafesRecord, visitsRecord } from '@baithak/domain'
import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { useClockEvery } from '@baithak/ui'
import { useMemo } from 'react'
import type { AdminCafe } from './admin-cafe'
import { mergeCafes } from './merge-cafes'
import { sampleCafes } from './sample-cafes'
import { countVisits } from './visits'

const quarterMs = 15 * 60_000

/** All cafés, samples translated. The list updates with each quarter of an hour, and when another tab adds a café or visit. */
export function useCafes(): AdminCafe[] {
  const { language } = useTranslation('admin').i18n
  const { storage } = useHost()
  const stored = useRecord(storage.record(cafesRecord))
  const visits = useRecord(storage.record(visitsRecord))
  const quarter = Math.floor(useClockEvery(quarterMs).getTime() / quarterMs)
  // Thousands may be stored: do not merge them on every key press.
  return useMemo(
    () =>
      countVisits(mergeCafes(sampleCafes(language), stored), visits, new Date(quarter * quarterMs)),
    [language, stored, visits, quarter],
  )
}
