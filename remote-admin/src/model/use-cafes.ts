import { useHost, useTranslation } from '@baithak/platform'
import { useRecord, visitsItem } from '@baithak/shared/storage'
import { useClock } from '@baithak/shared/ui'
import { useMemo } from 'react'
import type { AdminCafe } from './admin-cafe'
import { countVisits } from './count-visits'
import { mergeCafes } from './merge-cafes'
import { sampleCafes } from './sample-cafes'

const quarterMs = 15 * 60_000

/** All cafés, samples translated. The list updates every quarter of an hour, and when another tab adds one. */
export function useCafes(): AdminCafe[] {
  const { t } = useTranslation('admin')
  const { storage } = useHost()
  const stored = useRecord(storage.cafes)
  const visits = useRecord(storage.item(visitsItem))
  const quarter = Math.floor(Date.now() / quarterMs)
  useClock((quarter + 1) * quarterMs)
  // Thousands may be stored: do not merge them on every key press.
  return useMemo(() => {
    const now = new Date(quarter * quarterMs)
    const samples = sampleCafes(
      (id) => ({
        name: t(`samples.${id}.name`),
        city: t(`samples.${id}.city`),
        area: t(`samples.${id}.area`),
        address: t(`samples.${id}.address`),
        description: t(`samples.${id}.description`),
      }),
      now,
    )
    return countVisits(mergeCafes(samples, stored), visits, now)
  }, [t, stored, visits, quarter])
}
