import { normalizeForSearch } from '@baithak/ui/format'
import type { Venue, VenueTag } from '../model/venue'
import { fakeDistanceKm } from './fake-distance'

/** The filters of the filter sheet (section 5). */
export interface VenueFilters {
  /** Minimum. */
  rating: number
  /** Price per head, inclusive. */
  price: readonly [from: number, to: number]
  /** Maximum, in kilometres. */
  distance: number
}

/** Limits and steps of the sliders (section 5). */
export const filterLimits = {
  rating: { min: 1, max: 5, step: 0.1 },
  price: { min: 500, max: 4000, step: 100 },
  distance: { min: 1, max: 20, step: 1 },
} as const

/** The initial values of the sheet; they do not filter until they are applied. */
export const defaultFilters: VenueFilters = { rating: 3, price: [500, 4000], distance: 10 }

/** What the chips choose: a category, or the member's favourites. */
export type VenueChip = VenueTag | 'Favourites'

export interface VenueSearch {
  text: string
  /** null means All. */
  tag: VenueChip | null
  /** null until filters are applied. */
  filters: VenueFilters | null
}

const matchesFilters = (venue: Venue, { rating, price: [from, to], distance }: VenueFilters) =>
  venue.rating >= rating &&
  venue.price_per_head >= from &&
  venue.price_per_head <= to &&
  fakeDistanceKm(venue.id) <= distance

/** The normalized names that a search compares: the translated and the stored one. */
export const searchableNames = (venue: Venue, translatedName: string): readonly string[] =>
  [translatedName, venue.name].map(normalizeForSearch)

/** `namesOf` returns the `searchableNames` of a venue. */
export function filterVenues(
  venues: readonly Venue[],
  { text, tag, filters }: VenueSearch,
  namesOf: (venue: Venue) => readonly string[],
  favouriteIds: readonly string[] = [],
): Venue[] {
  const query = normalizeForSearch(text)
  const matchesText = (venue: Venue) => namesOf(venue).some((name) => name.includes(query))
  return venues.filter(
    (venue) =>
      matchesText(venue) &&
      (tag === 'Favourites'
        ? favouriteIds.includes(venue.id)
        : tag === null || venue.tags.includes(tag)) &&
      (filters === null || matchesFilters(venue, filters)),
  )
}
