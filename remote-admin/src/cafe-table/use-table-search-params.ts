import { useSearchParams } from '@baithak/platform'
import { useTextInAddress } from '@baithak/shared/ui'
import { type Column, nextOrder, orderOf, orderText } from './sort-cafes'

/** What the table is searched for and sorted by, kept in the address so that coming back from a café finds it. */
export function useTableSearchParams() {
  const [parameters, setParameters] = useSearchParams()
  const order = orderOf(parameters.get('sort'))

  function set(values: { q: string; sort?: string }) {
    setParameters(
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
  const { text, setText, keep } = useTextInAddress(parameters.get('q') ?? '', (q) => set({ q }))

  return {
    text,
    setText,
    /** Before a café is opened: coming back finds what is being typed. */
    keep,
    order,
    // With the text: of two writes in one tick the second knows nothing of the first.
    sortBy: (column: Column) => set({ q: text, sort: orderText(nextOrder(order, column)) }),
  }
}
