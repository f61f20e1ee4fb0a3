import { useHost } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { favouritesItem } from '@baithak/ui'
import { useCallback, useDeferredValue, useMemo } from 'react'
import { sampleVenues } from '../model/sample-venues'
import { useTranslateVenue } from '../model/use-translate-venue'
import type { Venue } from '../model/venue'
import { filterVenues, searchableNames, type VenueSearch } from './venue-filters'

/**
 * The venues that match a search, deferred, so that the control that changes the search responds first, and what another
 * search would find.
 */
export function useFilteredVenues(search: VenueSearch) {
  const favouriteIds = useRecord(useHost().storage.record(favouritesItem('venues')))
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
  const find = useCallback(
    (each: VenueSearch) =>
      filterVenues(sampleVenues, each, (venue) => names.get(venue) ?? [], favouriteIds),
    [names, favouriteIds],
  )
  return {
    venues: useMemo(() => find(deferredSearch), [deferredSearch, find]),
    find,
    countOf: (each: VenueSearch) => find(each).length,
  }
}
