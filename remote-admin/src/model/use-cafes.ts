import { cafesRecord, visitsRecord } from '@baithak/domain'
import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { useClock } from '@baithak/ui'
import { useMemo } from 'react'
import type { AdminCafe } from './admin-cafe'
import { countVisits } from './count-visits'
import { mergeCafes } from './merge-cafes'
import { sampleCafes } from './sample-cafes'

const quarterMs = 15 * 60_000

/** The last quarter of an hour. All figures are of that time, so that they agree on every screen. */
export function useFigureTime(): Date {
  const quarter = Math.floor(Date.now() / quarterMs)
  useClock((quarter + 1) * quarterMs)
  return useMemo(() => new Date(quarter * quarterMs), [quarter])
}

/** All cafés, samples translated. The list updates with `useFigureTime`, and when another tab adds one or a visit. */
export function useCafes(): AdminCafe[] {
  const { language } = useTranslation('admin').i18n
  const { storage } = useHost()
  const stored = useRecord(storage.record(cafesRecord))
  const visits = useRecord(storage.record(visitsRecord))
  const time = useFigureTime()
  // Thousands may be stored: do not merge them on every key press.
  return useMemo(() => {
    const samples = sampleCafes(language, time)
    return countVisits(mergeCafes(samples, stored), visits, time)
  }, [language, stored, visits, time])
}
