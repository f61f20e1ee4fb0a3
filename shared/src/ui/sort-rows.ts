export type SortValue = string | number

export interface Sort {
  column: string
  direction: 'ascending' | 'descending'
}

/** The rows in order, by what `sortBy` says of each; equal rows stay as they were. */
export function sortRows<Row>(
  rows: readonly Row[],
  sortBy: (row: Row) => SortValue,
  direction: Sort['direction'],
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1
  return rows.toSorted((one, other) => sign * compare(sortBy(one), sortBy(other)))
}

function compare(one: SortValue, other: SortValue): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return String(one).localeCompare(String(other), undefined, { numeric: true, sensitivity: 'base' })
}

/** A press on a column's head: ascending first, then the other way round. */
export function nextSort(sort: Sort | undefined, column: string): Sort {
  const turned = sort?.column === column && sort.direction === 'ascending'
  return { column, direction: turned ? 'descending' : 'ascending' }
}
