import type { Night } from '../model/sample-gigs'

/** What the list can be narrowed to, in the order of the chips. */
export const categories = [
  'all',
  'paid',
  'exposure',
  'ghazal',
  'indie-folk',
  'poetry',
  'comedy',
] as const
export type Category = (typeof categories)[number]

/** A category from an address; what is none of them is all of them. */
export const categoryOf = (text: string | null): Category =>
  categories.find((category) => category === text) ?? 'all'

export function inCategory({ fee, genre }: Night, category: Category): boolean {
  if (category === 'all') return true
  if (category === 'paid') return fee !== undefined
  if (category === 'exposure') return fee === undefined
  return genre === category
}
