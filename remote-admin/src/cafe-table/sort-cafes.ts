import { latinDigits } from '@baithak/ui/format'
import type { AdminCafe } from '../model/admin-cafe'

/** `checkIns` are those of the week. */
export const columns = ['name', 'city', 'category', 'status', 'occupancy', 'checkIns'] as const
export type Column = (typeof columns)[number]
export type Direction = 'ascending' | 'descending'
export interface Order {
  column: Column
  direction: Direction
}

/** Values with an order of their own, from low to high. */
const valueRanks = new Map<string, number>([
  ['Silver', 1],
  ['Gold', 2],
  ['Active', 1],
  ['Pending', 2],
  ['low', 1],
  ['medium', 2],
  ['high', 3],
])

/** Sorts by a column; names and cities as the language does. Blank values come last in both directions. */
export function sortCafes(
  cafes: readonly AdminCafe[],
  order: Order | null,
  language: string,
): AdminCafe[] {
  if (!order) return [...cafes]
  const sign = order.direction === 'ascending' ? 1 : -1
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  // Look up each key once, not in every comparison.
  return cafes
    .map((cafe) => ({ cafe, key: keyOf(cafe, order.column) }))
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
  return column === 'name' || column === 'city'
    ? latinDigits(value)
    : (valueRanks.get(value) ?? null)
}

/** A new column starts ascending; the same one reverses. */
export function nextOrder(order: Order | null, column: Column): Order {
  const reversed = order?.column === column && order.direction === 'ascending'
  return { column, direction: reversed ? 'descending' : 'ascending' }
}

/** Parses a search parameter: 'city' is ascending, '-city' descending, anything else null. */
export function parseOrder(text: string | null): Order | null {
  const columnName = text?.replace(/^-/, '')
  const column = columns.find((each) => each === columnName)
  return column ? { column, direction: text?.startsWith('-') ? 'descending' : 'ascending' } : null
}

export const serializeOrder = ({ column, direction }: Order): string =>
  direction === 'descending' ? `-${column}` : column
