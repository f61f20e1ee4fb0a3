import { useTranslation } from '@baithak/platform'
import { useDeferredValue, useMemo } from 'react'
import type { AdminCafe } from '../model/admin-cafe'
import type { Figures } from '../model/figures'
import { countByFilter, type Filter, filterCafes } from './filter-cafes'
import { createCafeSearch } from './search-cafes'
import { type Order, sortCafes } from './sort-cafes'

/** The order of the cafés that need attention, if the partner has chosen none. */
export const urgentFirst: Order = { column: 'attention', direction: 'ascending' }

interface View {
  text: string
  order: Order | null
  filter: Filter
  figures: Figures
}

/** The cafés that match the search and the filter, sorted and memoized, and how many each filter would leave. */
export function useFilteredCafes(cafes: readonly AdminCafe[], view: View) {
  const { text, filter } = view
  const { language } = useTranslation('admin').i18n
  const figures = useDeferredValue(view.figures)
  const search = useMemo(() => createCafeSearch(cafes), [cafes])
  const { column, direction } = useDeferredValue(view.order) ?? {}
  const { attentionOf } = figures
  const matches = useMemo(() => search(text), [search, text])
  const counts = useMemo(() => countByFilter(matches, attentionOf), [matches, attentionOf])
  const filtered = useMemo(
    () => filterCafes(matches, filter, attentionOf),
    [matches, filter, attentionOf],
  )
  const sorted = useMemo(() => {
    const order = column && direction ? { column, direction } : null
    return sortCafes(filtered, order, figures, language)
  }, [filtered, column, direction, figures, language])
  return { cafes: sorted, counts, figures }
}
