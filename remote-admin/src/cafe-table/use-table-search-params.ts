import { useDebouncedSearchParam, useSearchParams } from '@baithak/platform'
import { type Filter, filters } from './find-cafes'
import { type Column, nextOrder, parseOrder, serializeOrder } from './sort-cafes'

interface Params {
  q: string
  sort?: string
  show?: string
}

/** What the table shows, stored in the URL so that back navigation and a reload restore it. */
export function useTableSearchParams() {
  const [searchParams, setSearchParams] = useSearchParams()
  const order = parseOrder(searchParams.get('sort'))

  function set(values: Params) {
    setSearchParams(
      (current) => {
        const next = new URLSearchParams(current)
        for (const [name, value] of Object.entries(values))
          if (value) next.set(name, value)
          else next.delete(name)
        return next
      },
      { replace: true },
    )
  }
  const { text, setText, flush } = useDebouncedSearchParam(searchParams.get('q') ?? '', (q) =>
    set({ q }),
  )

  // Each includes the text: two writes in one tick do not see each other.
  return {
    text,
    setText,
    /** Writes a pending search at once, before a café opens. */
    flush,
    order,
    sortBy: (column: Column) => set({ q: text, sort: serializeOrder(nextOrder(order, column)) }),
    filter: filters.find((each) => each === searchParams.get('show')) ?? 'all',
    setFilter(filter: Filter, q = text) {
      setText(q)
      set({ q, show: filter === 'all' ? '' : filter })
    },
  }
}
