import { useTranslation } from '@baithak/platform'
import { useCallback } from 'react'
import type { Cafe } from './cafe'
import { type SampleCafeId, sampleCafes } from './sample-cafes'

const kilometresPattern = /^\s*(\d+(?:\.\d+)?)\s*km\s*$/i

/** Returns a café's labels: translated for samples but for what a partner has changed, as stored for others. */
export function useCafeLabels() {
  const { t } = useTranslation('work')
  return useCallback(
    (cafe: Cafe) => {
      const [, distance] = kilometresPattern.exec(cafe.distance) ?? []
      const key = cafe.sample && sampleKey(cafe.id)
      const sample = key && sampleCafes.find(({ id }) => id === cafe.id)
      const isBuiltIn = (field: 'name' | 'area') => sample && sample[field] === cafe[field]
      return {
        name: key && isBuiltIn('name') ? t(`${key}.name`) : cafe.name || t('cafes.unnamed'),
        area: key && isBuiltIn('area') ? t(`${key}.area`) : cafe.area,
        description: cafe.description || !key ? cafe.description : t(`${key}.description`),
        distance: distance ? t('cafes.kilometres', { distance }) : cafe.distance,
      }
    },
    [t],
  )
}

const sampleKey = (id: string) => `cafes.samples.${id as SampleCafeId}` as const
