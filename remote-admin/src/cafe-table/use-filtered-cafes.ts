import { useTranslation } from '@baithak/platform'
import { useDeferredValue, useEffect, useMemo } from 'react'
import type { AdminCafe } from '../model/admin-cafe'
import { runWhenIdle } from './run-when-idle'
import { createCafeSearch } from './search-cafes'
import { type Order, ranksOfCafes, sortCafes } from './sort-cafes'

/** The cafés that a search finds, in an order: the same list for as long as neither changes. */
export function useFilteredCafes(
  cafes: readonly AdminCafe[],
  text: string,
  order: Order | null,
): AdminCafe[] {
  const { language } = useTranslation('admin').i18n
  const search = useMemo(() => createCafeSearch(cafes), [cafes])
  const ranks = useMemo(() => ranksOfCafes(cafes, language), [cafes, language])
  useEffect(() => runWhenIdle(ranks.step), [ranks])
  const { column, direction } = useDeferredValue(order) ?? {}
  const found = useMemo(() => search(text), [search, text])
  return useMemo(
    () => sortCafes(found, column && direction ? { column, direction } : null, ranks.rankOf),
    [found, column, direction, ranks],
  )
}
