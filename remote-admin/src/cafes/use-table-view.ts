import { useSearchParams } from '@baithak/platform'
import { useTextInAddress } from '@baithak/shared/ui'
import { type Column, nextOrder, orderOf, orderText } from './sort-cafes'

/** What the table is searched for and sorted by, kept in the address so that coming back from a café finds it. */
export function useTableView() {
  const [parameters, setParameters] = useSearchParams()
  const order = orderOf(parameters.get('sort'))

  function set(name: string, value: string) {
    setParameters(
      (current) => {
        const next = new URLSearchParams(current)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true },
    )
  }
  const { text, setText } = useTextInAddress(parameters.get('q') ?? '', (typed) => set('q', typed))

  return {
    text,
    setText,
    order,
    sortBy: (column: Column) => set('sort', orderText(nextOrder(order, column))),
  }
}
