import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/shared/storage'
import { useMemo } from 'react'
import type { AdminCafe } from './admin-cafe'
import { mergeCafes } from './merge-cafes'
import { sampleCafes } from './sample-cafes'

/** All cafés, samples translated. The list updates when another tab adds one. */
export function useCafes(): AdminCafe[] {
  const { t } = useTranslation('admin')
  const stored = useRecord(useHost().storage.cafes)
  // Thousands may be stored: do not merge them on every key press.
  return useMemo(() => {
    const samples = sampleCafes((id) => ({
      name: t(`samples.${id}.name`),
      city: t(`samples.${id}.city`),
      area: t(`samples.${id}.area`),
      address: t(`samples.${id}.address`),
      description: t(`samples.${id}.description`),
    }))
    return mergeCafes(samples, stored)
  }, [t, stored])
}
