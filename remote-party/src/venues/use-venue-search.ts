import { useDebouncedSearchParam, useHost, useSearchParams } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { favouritesItem } from '@baithak/ui'
import { sampleVenues } from '../model/sample-venues'
import { useTranslateVenue } from '../model/use-translate-venue'
import { findVenues, type VenueSearch } from './venue-filters'
import { parseSearchParams, serializeSearchParams } from './venue-search-params'

/** The search in the URL, with the text as it is typed, and the venues that it finds. */
export function useVenueSearch() {
  const favouriteIds = useRecord(useHost().storage.record(favouritesItem('venues')))
  const translateVenue = useTranslateVenue()
  const [searchParams, setSearchParams] = useSearchParams()
  const urlSearch = parseSearchParams(searchParams)
  const write = (search: VenueSearch) =>
    setSearchParams(serializeSearchParams(search), { replace: true })
  const { text, setText, flush } = useDebouncedSearchParam(urlSearch.text, (typed) =>
    write({ ...urlSearch, text: typed }),
  )
  const search = { ...urlSearch, text }
  const find = (each: VenueSearch) =>
    findVenues(
      sampleVenues,
      each,
      (venue) => {
        const { name, location } = translateVenue(venue)
        return { names: [name, venue.name], areas: [location, venue.location] }
      },
      favouriteIds,
    )
  return {
    search,
    ...find(search),
    countOf(each: VenueSearch) {
      const { named, inArea } = find(each)
      return named.length + inArea.length
    },
    setText,
    /** Writes the typed text at once, before the screen is left. */
    flush,
    change(changes: Partial<VenueSearch>) {
      if (changes.text !== undefined) setText(changes.text)
      write({ ...search, ...changes })
    },
  }
}
