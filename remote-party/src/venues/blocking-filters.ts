import { filterLimits, type VenueFilters, type VenueSearch } from './venue-filters'

export type SearchPart = 'text' | 'tag' | keyof VenueFilters

/** A part of the search without which venues are found. */
interface BlockingPart {
  part: SearchPart
  /** How many. */
  count: number
}

const { rating, price, distance } = filterLimits
const widest: VenueFilters = {
  rating: rating.min,
  price: [price.min, price.max],
  distance: distance.max,
}

/** The search without one of its parts. */
export function withoutPart(search: VenueSearch, part: SearchPart): VenueSearch {
  if (part === 'text') return { ...search, text: '' }
  if (part === 'tag') return { ...search, tag: null }
  if (!search.filters) return search
  return { ...search, filters: { ...search.filters, [part]: widest[part] } }
}

const isActive = (search: VenueSearch, part: SearchPart) =>
  JSON.stringify(withoutPart(search, part)) !== JSON.stringify(search)

const parts: readonly SearchPart[] = ['text', 'tag', 'rating', 'price', 'distance']

/** The parts that leave no venue; all parts when more than one must go. */
export function blockingParts(
  search: VenueSearch,
  countOf: (search: VenueSearch) => number,
): BlockingPart[] {
  const active = parts
    .filter((part) => isActive(search, part))
    .map((part) => ({ part, count: countOf(withoutPart(search, part)) }))
  const sufficient = active.filter(({ count }) => count > 0)
  return sufficient.length > 0 ? sufficient : active
}
