import { useDeferredValue, useMemo } from 'react'
import { sampleVenues } from '../model/sample-venues'
import { useVenueWords } from '../model/use-venue-translations'
import type { Venue } from '../model/venue'
import { findVenues, searchedNames, type VenueSearch } from './venue-filters'

/**
 * The venues that meet a search, the same list for as long as it is. The page need not wait for them: what was touched
 * answers first.
 */
export function useFoundVenues(search: VenueSearch): Venue[] {
  const wordsOf = useVenueWords()
  // Looked up once: thousands of texts at every letter would be felt.
  const names = useMemo(
    () =>
      new Map<Venue, readonly string[]>(
        sampleVenues.map((venue) => [venue, searchedNames(venue, wordsOf(venue).name)]),
      ),
    [wordsOf],
  )
  const wanted = useDeferredValue(search)
  return useMemo(
    () => findVenues(sampleVenues, wanted, (venue) => names.get(venue) ?? []),
    [wanted, names],
  )
}
