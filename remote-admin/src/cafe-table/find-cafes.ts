import { languages } from '@baithak/contract'
import { createPlaceSearch } from '@baithak/domain'
import { useTranslation } from '@baithak/platform'
import { useDeferredValue, useMemo } from 'react'
import { type AdminCafe, isIncomplete } from '../model/admin-cafe'
import { sampleCafes } from '../model/sample-cafes'
import { type Order, sortCafes } from './sort-cafes'

export const filters = ['all', 'incomplete', 'active', 'pending'] as const
export type Filter = (typeof filters)[number]

const tests: Record<Filter, (cafe: AdminCafe) => boolean> = {
  all: () => true,
  incomplete: isIncomplete,
  active: ({ status }) => status === 'Active',
  pending: ({ status }) => status === 'Pending',
}

/** Returns a search for cafés by name or city, of samples in both languages. */
export function createCafeSearch(cafes: readonly AdminCafe[]) {
  const samples = languages.flatMap(({ id }) => sampleCafes(id))
  const search = createPlaceSearch(cafes, (cafe) => ({
    names: [cafe, ...samples.filter(({ id }) => id === cafe.id)].flatMap(
      ({ name, alias, city }) => [name, alias, city],
    ),
  }))
  return (text: string) => search(text).named
}

interface View {
  text: string
  order: Order | null
  filter: Filter
}

/** The cafés that match the search and the filter, sorted, and how many each filter would leave. */
export function useFoundCafes(cafes: readonly AdminCafe[], { text, order, filter }: View) {
  const { language } = useTranslation('admin').i18n
  const search = useMemo(() => createCafeSearch(cafes), [cafes])
  const { column, direction } = useDeferredValue(order) ?? {}
  return useMemo(() => {
    const matches = search(text)
    const shownOrder = column && direction ? { column, direction } : null
    const countOf = (each: Filter) => matches.filter(tests[each]).length
    return {
      cafes: sortCafes(matches.filter(tests[filter]), shownOrder, language),
      counts: Object.fromEntries(filters.map((each) => [each, countOf(each)] as const)) as Record<
        Filter,
        number
      >,
    }
  }, [search, text, filter, column, direction, language])
}
