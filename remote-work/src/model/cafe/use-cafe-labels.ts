import { useTranslation } from '@baithak/platform'
import { useCallback } from 'react'
import type { Cafe } from './cafe'
import type { SampleCafeId } from './sample-cafes'

const kilometres = /^\s*(\d+(?:\.\d+)?)\s*km\s*$/i

/** What a café is called and said to be, in the visitor's language; what a partner wrote stays as written. */
export function useCafeLabels() {
  const { t } = useTranslation('work')
  return useCallback(
    (cafe: Cafe) => {
      const [, distance] = kilometres.exec(cafe.distance) ?? []
      const words = cafe.sample && sampleKey(cafe.id)
      return {
        name: words ? t(`${words}.name`) : cafe.name || t('cafes.unnamed'),
        area: words ? t(`${words}.area`) : cafe.area,
        description: words ? t(`${words}.description`) : cafe.description,
        distance: distance ? t('cafes.kilometres', { distance }) : cafe.distance,
      }
    },
    [t],
  )
}

const sampleKey = (id: string) => `cafes.samples.${id as SampleCafeId}` as const
