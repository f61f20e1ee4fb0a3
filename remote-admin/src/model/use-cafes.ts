import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/shared/storage'
import { useClock } from '@baithak/shared/ui'
import { useMemo } from 'react'
import type { AdminCafe } from './admin-cafe'
import { mergeCafes } from './merge-cafes'
import { sampleCafes } from './sample-cafes'

const quarterMs = 15 * 60_000

/** All cafés, samples translated. The list updates every quarter of an hour, and when another tab adds one. */
export function useCafes(): AdminCafe[] {
  const { t } = useTranslation('admin')
  const stored = useRecord(useHost().storage.cafes)
  const quarter = Math.floor(Date.now() / quarterMs)
  useClock((quarter + 1) * quarterMs)
  // Thousands may be stored: do not merge them on every key press.
  return useMemo(() => {
    const samples = sampleCafes(
      (id) => ({
        name: t(`samples.${id}.name`),
        city: t(`samples.${id}.city`),
        area: t(`samples.${id}.area`),
        address: t(`samples.${id}.address`),
        description: t(`samples.${id}.description`),
      }),
      new Date(quarter * quarterMs),
    )
    return mergeCafes(samples, stored)
  }, [t, stored, quarter])
}
