import { cafesRecord, userDataRecord } from '@baithak/domain'
import { walkingMinutes } from '@baithak/domain/cafes'
import { cafeTexts, type SampleCafeId } from '@baithak/domain/sample-cafes'
import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { useCallback, useMemo } from 'react'
import { type Cafe, findCafe, mergeCafes, sampleCafes, sortCafes } from './cafe'

/** Whether the member has allowed the location. The position itself is not read: the cafés have their distances. */
export const useNearestFirst = (): boolean =>
  useRecord(useHost().storage.record(userDataRecord)).permissions?.location === true

/** Returns all cafés. The list updates when another tab adds one. */
export function useCafes(): Cafe[] {
  const nearestFirst = useNearestFirst()
  const stored = useRecord(useHost().storage.record(cafesRecord))
  // Merging hundreds on every key press of the search would be slow.
  return useMemo(() => {
    const cafes = mergeCafes(sampleCafes, stored)
    return nearestFirst ? sortCafes(cafes, false) : cafes
  }, [stored, nearestFirst])
}

const kilometresPattern = /^\s*(\d+(?:\.\d+)?)\s*km\s*$/i

/** Returns a function that labels a café: translated if the text is a sample's, as stored if a partner wrote it. */
export function useLabelCafe() {
  const { t } = useTranslation()
  return useCallback(
    (cafe: Cafe) => {
      const [, distance] = kilometresPattern.exec(cafe.distance) ?? []
      const minutes = walkingMinutes(Number(distance))
      const { sampleId: id } = cafe
      const sample = id && cafeTexts[id]
      return {
        name:
          id && cafe.name === sample?.name
            ? t(`${id}.name`, cafe.name)
            : cafe.name || t('cafes.unnamed'),
        area: id && cafe.area === sample?.area ? t(`${id}.area`, cafe.area) : cafe.area,
        distance: distance ? t('cafes.kilometres', { distance }) : cafe.distance,
        /** '' for a distance that nobody walks. */
        walk: minutes === null ? '' : t('cafes.walk', { minutes }),
      }
    },
    [t],
  )
}

/** Returns the name of a sample café, or of the stored one that replaces it. */
export function useSampleCafeName(id: SampleCafeId): string {
  const labelCafe = useLabelCafe()
  const cafe = findCafe(id, useCafes())
  return cafe ? labelCafe(cafe).name : ''
}
