import { useDeferredValue, useMemo } from 'react'
import { sampleVenues } from '../model/sample-venues'
import { useTranslateVenue } from '../model/use-translate-venue'
import type { Venue } from '../model/venue'
import { filterVenues, searchableNames, type VenueSearch } from './venue-filters'

/** The venues that match a search. Deferred, so that the control that changes the search responds first. */
export function useFilteredVenues(search: VenueSearch): Venue[] {
  const translateVenue = useTranslateVenue()
  // Cached: translating and normalizing thousands of names for every letter would be slow.
  const names = useMemo(
    () =>
      new Map<Venue, readonly string[]>(
        sampleVenues.map((venue) => [venue, searchableNames(venue, translateVenue(venue).name)]),
      ),
    [translateVenue],
  )
  const deferredSearch = useDeferredValue(search)
  return useMemo(
    () => filterVenues(sampleVenues, deferredSearch, (venue) => names.get(venue) ?? []),
    [deferredSearch, names],
  )
}
