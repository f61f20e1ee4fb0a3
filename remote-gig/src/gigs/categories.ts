import type { SampleGig } from '../model/sample-gigs'

/** The filter of the gig list, in the order of its chips. */
export const categories = [
  'all',
  'paid',
  'exposure',
  'ghazal',
  'indie-folk',
  'poetry',
  'comedy',
] as const
type Category = (typeof categories)[number]

/** Parses the URL parameter; an unknown value is All. */
export const parseCategory = (param: string | null): Category =>
  categories.find((category) => category === param) ?? 'all'

export function inCategory({ feeRupees, genre }: SampleGig, category: Category): boolean {
  if (category === 'all') return true
  if (category === 'paid') return feeRupees !== undefined
  if (category === 'exposure') return feeRupees === undefined
  return genre === category
}
