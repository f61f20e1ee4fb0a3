import { folded } from '@baithak/shared/format'
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

/** The venues that meet all of a search. `nameOf` gives the name that the visitor reads. */
export function findVenues(
  venues: readonly Venue[],
  { text, tag, filters }: VenueSearch,
  nameOf: (venue: Venue) => string,
): Venue[] {
  const wanted = folded(text.trim())
  const named = (venue: Venue) =>
    !wanted || [nameOf(venue), venue.name].some((name) => folded(name).includes(wanted))
  return venues.filter(
    (venue) =>
      named(venue) &&
      (tag === null || venue.tags.includes(tag)) &&
      (filters === null || meets(venue, filters)),
  )
}
