import { latinDigits } from '@baithak/shared/format'
import type { AdminCafe } from '../model/admin-cafe'
import { type CollationRanks, collationRanks } from './collation-ranks'

export const columns = ['name', 'city', 'category', 'status', 'occupancy', 'checkIns'] as const
export type Column = (typeof columns)[number]
export type Direction = 'ascending' | 'descending'
export interface Order {
  column: Column
  direction: Direction
}

/** Words that have an order of their own, from low to high. */
const ranks: Record<string, number> = {
  Silver: 1,
  Gold: 2,
  Active: 1,
  Pending: 2,
  low: 1,
  medium: 2,
  high: 3,
}

/** The ranks of all that cafés are sorted by and that a language has an order for. */
export function ranksOfCafes(cafes: readonly AdminCafe[], language: string): CollationRanks {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  const { step, rankOf } = collationRanks(wordsOf(cafes), compare)
  return { step, rankOf: (word) => rankOf(latinDigits(word)) }
}

/** In Hindi a collator takes १०५ for less than १९, though not 105 for less than 19. */
function* wordsOf(cafes: readonly AdminCafe[]) {
  for (const { name, city } of cafes) {
    yield latinDigits(name)
    yield latinDigits(city)
  }
}

/** The cafés in a column's order, what has ranks by these. What is blank comes last whichever way it is sorted. */
export function sortCafes(
  cafes: readonly AdminCafe[],
  order: Order | null,
  rankOf: (word: string) => number,
): AdminCafe[] {
  if (!order) return [...cafes]
  const sign = order.direction === 'ascending' ? 1 : -1
  // Each key is looked up once: of thousands, a hundred thousand pairs are compared.
  return cafes
    .map((cafe) => ({ cafe, key: keyOf(cafe, order.column, rankOf) }))
    .sort(({ key: a }, { key: b }) =>
      a === null || b === null ? Number(a === null) - Number(b === null) : sign * (a - b),
    )
    .map(({ cafe }) => cafe)
}

function keyOf(cafe: AdminCafe, column: Column, rankOf: (word: string) => number): number | null {
  if (column === 'checkIns') return cafe.checkIns
  const value = cafe[column]
  if (!value) return null
  return column === 'name' || column === 'city' ? rankOf(value) : (ranks[value] ?? null)
}

/** Another column starts upwards; the same one turns round. */
export function nextOrder(order: Order | null, column: Column): Order {
  const turned = order?.column === column && order.direction === 'ascending'
  return { column, direction: turned ? 'descending' : 'ascending' }
}

/** An order as it stands in an address: 'city' upwards, '-city' downwards; null for anything else. */
export function orderOf(text: string | null): Order | null {
  const name = text?.replace(/^-/, '')
  const column = columns.find((each) => each === name)
  return column ? { column, direction: text?.startsWith('-') ? 'descending' : 'ascending' } : null
}

export const orderText = ({ column, direction }: Order): string =>
  direction === 'descending' ? `-${column}` : column
