import { useDebouncedSearchParam, useSearchParams } from '@baithak/platform'
import { type Column, nextOrder, parseOrder, serializeOrder } from './sort-cafes'

/** The search and the order of the table, stored in the URL so that back navigation restores them. */
export function useTableSearchParams() {
  const [searchParams, setSearchParams] = useSearchParams()
  const order = parseOrder(searchParams.get('sort'))

  function set(values: { q: string; sort?: string }) {
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

  return {
    text,
    setText,
    /** Writes a pending search at once, before a café opens. */
    flush,
    order,
    // Includes the text: two writes in one tick do not see each other.
    sortBy: (column: Column) => set({ q: text, sort: serializeOrder(nextOrder(order, column)) }),
  }
}
