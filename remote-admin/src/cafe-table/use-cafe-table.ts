import { languages } from '@baithak/contract'
import { createPlaceSearch } from '@baithak/domain'
import { useDebouncedSearchParam, useSearchParams, useTranslation } from '@baithak/platform'
import { useDeferredValue, useMemo, useState } from 'react'
import { type AdminCafe, isIncomplete } from '../model/admin-cafe'
import { sampleCafes } from '../model/use-cafes'
import { type Column, nextOrder, parseOrder, sortCafes } from './sort-cafes'

export const filters = ['all', 'incomplete', 'active', 'pending'] as const
type Filter = (typeof filters)[number]

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

interface Params {
  q: string
  sort?: string
  show?: string
}

/**
 * The cafés that match the search and the filter, in the chosen order. Those are in the URL, so that back navigation and
 * a reload restore them.
 */
export function useCafeTable(cafes: readonly AdminCafe[]) {
  const { language } = useTranslation().i18n
  const [params, setParams] = useSearchParams()
  const [addedId, setAddedId] = useState<string>()
  const order = parseOrder(params.get('sort'))
  const filter = filters.find((each) => each === params.get('show')) ?? 'all'

  /** An added café is marked until the partner turns to something else. */
  function set(values: Params) {
    setAddedId(undefined)
    setParams(
      (current) =>
        Object.entries({ ...Object.fromEntries(current), ...values }).filter(([, value]) => value),
      { replace: true },
    )
  }
  const { text, setText, flush } = useDebouncedSearchParam(params.get('q') ?? '', (q) => set({ q }))
  const query = useDeferredValue(text)
  const search = useMemo(() => createCafeSearch(cafes), [cafes])
  const matches = useMemo(() => search(query), [search, query])
  const shown = useMemo(() => {
    const sorted = sortCafes(matches.filter(tests[filter]), order, language)
    // In its place in the order, a new row might be far away and not rendered.
    const added = addedId && sorted.find(({ id }) => id === addedId)
    return added ? [added, ...sorted.filter((cafe) => cafe !== added)] : sorted
  }, [matches, filter, order, language, addedId])

  // Each change includes the text: two writes in one tick do not see each other.
  return {
    cafes: shown,
    text,
    setText,
    /** The text of the shown cafés: it follows what is typed. */
    query,
    /** Writes a pending search at once, before a café opens. */
    flush,
    order,
    sortBy: (column: Column) => set({ q: text, sort: nextOrder(order, column) }),
    filter,
    setFilter: (next: Filter) => set({ q: text, show: next === 'all' ? '' : next }),
    /** How many cafés of the search a filter would leave. */
    countOf: (each: Filter) => matches.filter(tests[each]).length,
    addedId,
    /** Shows all cafés, with a new one first and marked. */
    showAdded(id: string) {
      setText('')
      set({ q: '', show: '' })
      setAddedId(id)
    },
  }
}

export type CafeTableState = ReturnType<typeof useCafeTable>
