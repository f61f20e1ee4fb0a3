import { useTranslation } from '@baithak/platform'
import { useHost } from '@baithak/shared/contract'
import { useRecord } from '@baithak/shared/storage'
import { useMemo } from 'react'
import type { AdminCafe } from './admin-cafe'
import { mergeCafes } from './merge-cafes'
import { sampleCafes } from './sample-cafes'

/** Every café there is, in the visitor's words, also the one that is being added in another tab. */
export function useCafes(): AdminCafe[] {
  const { t } = useTranslation('admin')
  const stored = useRecord(useHost().storage.cafes)
  // Thousands may be stored: a letter in the search must not merge them anew.
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
