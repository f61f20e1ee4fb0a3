import { useTranslation } from '@baithak/platform'
import { useDeferredValue, useMemo } from 'react'
import type { AdminCafe } from './admin-cafe'
import { searchThrough } from './search-cafes'
import { type Order, sortCafes } from './sort-cafes'

/** The cafés that a search finds, in an order: the same list for as long as neither changes. */
export function useShownCafes(
  cafes: readonly AdminCafe[],
  text: string,
  order: Order | null,
): AdminCafe[] {
  const { language } = useTranslation('admin').i18n
  const search = useMemo(() => searchThrough(cafes), [cafes])
  const wanted = useDeferredValue(text)
  const { column, direction } = useDeferredValue(order) ?? {}
  const found = useMemo(() => search(wanted), [search, wanted])
  return useMemo(
    () => sortCafes(found, column && direction ? { column, direction } : null, language),
    [found, column, direction, language],
  )
}
