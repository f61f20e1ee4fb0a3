import { latinDigits } from '@baithak/ui/format'
import type { AdminCafe } from '../model/admin-cafe'

/** `checkIns` are those of the week. */
export const columns = ['name', 'city', 'category', 'status', 'occupancy', 'checkIns'] as const
export type Column = (typeof columns)[number]
/** As in the URL: 'city' is ascending, '-city' descending; '' is the order in which the cafés come. */
export type Order = Column | `-${Column}` | ''

/** '' for a text that is no order. */
export const parseOrder = (text: string | null): Order =>
  columns.flatMap((each) => [each, `-${each}`] as const).find((each) => each === text) ?? ''

/** A new column starts ascending; the same one reverses. */
export const nextOrder = (order: Order, column: Column): Order =>
  order === column ? `-${column}` : column

/** Values with an order of their own, those of each column from low to high. */
const ranks = ['Silver', 'Gold', 'Active', 'Pending', 'low', 'medium', 'high']

/** Sorts by a column; names and cities as the language does. Blank values come last in both directions. */
export function sortCafes(
  cafes: readonly AdminCafe[],
  order: Order,
  language: string,
): readonly AdminCafe[] {
  const column = columns.find((each) => order === each || order === `-${each}`)
  if (!column) return cafes
  const sign = order === column ? 1 : -1
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  // Look up each key once, not in every comparison.
  return cafes
    .map((cafe) => ({ cafe, key: keyOf(cafe, column) }))
    .sort(({ key: a }, { key: b }) => {
      if (a === null || b === null) return Number(a === null) - Number(b === null)
      return sign * (typeof a === 'string' ? compare(a, String(b)) : a - Number(b))
    })
    .map(({ cafe }) => cafe)
}

function keyOf(cafe: AdminCafe, column: Column): number | string | null {
  if (column === 'checkIns') return cafe.weekCheckIns
  const value = cafe[column]
  if (!value) return null
  // With numeric collation, Hindi sorts 105 after 19 but १०५ before १९.
  return column === 'name' || column === 'city' ? latinDigits(value) : ranks.indexOf(value)
}
