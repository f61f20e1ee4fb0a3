import { languages } from '@baithak/contract'
import { useTranslation } from '@baithak/platform'
import { normalizeForSearch } from '@baithak/ui/format'
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

/**
 * Returns a search for cafés by name or city, of samples in both languages. It ignores case and diacritics. The texts are
 * normalized once, not on every key press.
 */
export function createCafeSearch(cafes: readonly AdminCafe[]) {
  const samples = languages.flatMap(({ id }) => sampleCafes(id))
  const indexed = cafes.map((cafe) => ({
    cafe,
    text: [cafe, ...samples.filter(({ id }) => id === cafe.id)]
      .map(({ name, alias, city }) => normalizeForSearch([name, alias, city].join('\n')))
      .join('\n'),
  }))
  return (input: string): AdminCafe[] => {
    const query = normalizeForSearch(input)
    return indexed.filter(({ text }) => text.includes(query)).map(({ cafe }) => cafe)
  }
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
