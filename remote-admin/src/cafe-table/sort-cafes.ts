import { latinDigits } from '@baithak/ui/format'
import type { AdminCafe } from '../model/admin-cafe'

/** The columns that sort the table. `checkIns` are those of the week. */
export const columns = ['name', 'city', 'category', 'status', 'occupancy', 'checkIns'] as const
type Column = (typeof columns)[number]

/** Values with an order of their own, those of each column from low to high. */
const ranks = ['Silver', 'Gold', 'Active', 'Pending', 'low', 'medium', 'high']

/**
 * Sorts by an order as it is in the URL: 'city' is ascending, '-city' descending, any other text keeps the order. Names
 * and cities sort as the language does. Blank values come last in both directions.
 */
export function sortCafes(
  cafes: readonly AdminCafe[],
  order: string,
  language: string,
): readonly AdminCafe[] {
  const column = columns.find((known) => order === known || order === `-${known}`)
  if (!column) return cafes
  const sign = order === column ? 1 : -1
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  return cafes.toSorted((one, other) => {
    const [a, b] = [sortKey(one, column), sortKey(other, column)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return sign * (typeof a === 'string' ? compare(a, String(b)) : a - Number(b))
  })
}

function sortKey(cafe: AdminCafe, column: Column): number | string | null {
  if (column === 'checkIns') return cafe.weekCheckIns
  const value = cafe[column]
  if (!value) return null
  // Numeric collation in Hindi sorts 105 after 19 but १०५ before १९.
  return column === 'name' || column === 'city' ? latinDigits(value) : ranks.indexOf(value)
}
