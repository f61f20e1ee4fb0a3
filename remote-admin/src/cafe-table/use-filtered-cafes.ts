import { useTranslation } from '@baithak/platform'
import { useDeferredValue, useEffect, useMemo } from 'react'
import type { AdminCafe } from '../model/admin-cafe'
import { runWhenIdle } from './run-when-idle'
import { createCafeSearch } from './search-cafes'
import { type Order, rankCafeNames, sortCafes } from './sort-cafes'

/** The cafés that match the search, sorted and memoized. */
export function useFilteredCafes(
  cafes: readonly AdminCafe[],
  text: string,
  order: Order | null,
): AdminCafe[] {
  const { language } = useTranslation('admin').i18n
  const search = useMemo(() => createCafeSearch(cafes), [cafes])
  const ranks = useMemo(() => rankCafeNames(cafes, language), [cafes, language])
  useEffect(() => runWhenIdle(ranks.step), [ranks])
  const { column, direction } = useDeferredValue(order) ?? {}
  const matches = useMemo(() => search(text), [search, text])
  return useMemo(
    () => sortCafes(matches, column && direction ? { column, direction } : null, ranks.rankOf),
    [matches, column, direction, ranks],
  )
}
