import { useTranslation } from '@baithak/platform'
import { walkingMinutes } from '@baithak/shared/cafes'
import { useCallback } from 'react'
import type { Cafe } from './cafe'
import type { SampleCafeId } from './sample-cafes'

const kilometresPattern = /^\s*(\d+(?:\.\d+)?)\s*km\s*$/i

/** Returns a café's labels: translated for samples, as stored for others. */
export function useCafeLabels() {
  const { t } = useTranslation('work')
  return useCallback(
    (cafe: Cafe) => {
      const [, distance] = kilometresPattern.exec(cafe.distance) ?? []
      const minutes = walkingMinutes(Number(distance))
      const key = cafe.sample && sampleKey(cafe.id)
      return {
        name: key ? t(`${key}.name`) : cafe.name || t('cafes.unnamed'),
        area: key ? t(`${key}.area`) : cafe.area,
        description: key ? t(`${key}.description`) : cafe.description,
        distance: distance ? t('cafes.kilometres', { distance }) : cafe.distance,
        /** '' where nobody walks. */
        walk: minutes === null ? '' : t('cafes.walk', { minutes }),
      }
    },
    [t],
  )
}

const sampleKey = (id: string) => `cafes.samples.${id as SampleCafeId}` as const
