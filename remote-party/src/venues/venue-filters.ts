import { normalizeForSearch } from '@baithak/shared/format'
import { fakeDistance } from './fake-distance'
import type { Venue, VenueTag } from './venue'

/** What the filter sheet sets (section 5). */
export interface VenueFilters {
  /** At least so many stars. */
  rating: number
  /** Price per head, both ends included. */
  price: readonly [from: number, to: number]
  /** At most so many kilometres. */
  distance: number
}

/** Ends and steps of the sliders (section 5). */
export const filterLimits = {
  rating: { min: 1, max: 5, step: 0.1 },
  price: { min: 500, max: 4000, step: 100 },
  distance: { min: 1, max: 20, step: 1 },
} as const

/** What the sheet opens with; nothing is filtered by it until it is applied. */
export const defaultFilters: VenueFilters = { rating: 3, price: [500, 4000], distance: 10 }

export interface VenueSearch {
  text: string
  /** null means All. */
  tag: VenueTag | null
  /** null until filters are applied. */
  filters: VenueFilters | null
}

const meets = (venue: Venue, { rating, price: [from, to], distance }: VenueFilters) =>
  venue.rating >= rating &&
  venue.price_per_head >= from &&
  venue.price_per_head <= to &&
  fakeDistance(venue.id) <= distance

/** What a search is compared with: the name that the visitor reads, and the venue's own. */
export const searchedNames = (venue: Venue, name: string): readonly string[] =>
  [name, venue.name].map(normalizeForSearch)

/** The venues that meet all of a search. `namesOf` gives the `searchedNames` of each. */
export function findVenues(
  venues: readonly Venue[],
  { text, tag, filters }: VenueSearch,
  namesOf: (venue: Venue) => readonly string[],
): Venue[] {
  const wanted = normalizeForSearch(text.trim())
  const named = (venue: Venue) => !wanted || namesOf(venue).some((name) => name.includes(wanted))
  return venues.filter(
    (venue) =>
      named(venue) &&
      (tag === null || venue.tags.includes(tag)) &&
      (filters === null || meets(venue, filters)),
  )
}
