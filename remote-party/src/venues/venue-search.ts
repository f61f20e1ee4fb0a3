import { createPlaceSearch } from '@baithak/domain'
import { favouritesRecord } from '@baithak/domain/favourites'
import {
  useDebouncedSearchParam,
  useHost,
  useSearchParams,
  useTranslation,
} from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import { Coffee, Disc3, Heart, Martini, Utensils } from 'lucide-react'
import { venueTexts } from '../model/venue-texts'
import { sampleVenues, type Venue } from '../samples/sample-venues'

/** The choices of the chips: a category, or the member's favourites. */
export const venueChips = [
  { value: 'Bar', icon: Martini },
  { value: 'Cafe', icon: Coffee },
  { value: 'Restaurant', icon: Utensils },
  { value: 'Club', icon: Disc3 },
  { value: 'Favourites', icon: Heart },
] as const
type VenueChip = (typeof venueChips)[number]['value']

/** Limits and steps of the sliders (spec §5). */
export const filterLimits = {
  rating: { min: 1, max: 5, step: 0.1 },
  price: { min: 500, max: 4000, step: 100 },
  distance: { min: 1, max: 20, step: 1 },
  guests: { min: 0, max: 300, step: 10 },
} as const

const within = ({ min, max }: { min: number; max: number }) =>
  v.pipe(v.string(), v.decimal(), v.toNumber(), v.minValue(min), v.maxValue(max))
const filtersSchema = v.object({
  /** Minimum. */
  rating: within(filterLimits.rating),
  /** Price per head, inclusive. */
  price: v.pipe(
    v.tuple([within(filterLimits.price), within(filterLimits.price)]),
    v.check(([from, to]) => from <= to),
  ),
  /** Maximum, in kilometres. */
  distance: within(filterLimits.distance),
  /** The least capacity; 0 for any. */
  guests: within(filterLimits.guests),
})

/** The filters of the filter sheet (spec §5). */
export type VenueFilters = v.InferOutput<typeof filtersSchema>

/** The initial values of the sheet. They filter nothing until they are applied. */
export const defaultFilters: VenueFilters = {
  rating: 3,
  price: [500, 4000],
  distance: 10,
  guests: 0,
}

/** The orders that a visitor can choose for the list. */
const orders = {
  rating: (one: Venue, other: Venue) => other.rating - one.rating,
  price: (one: Venue, other: Venue) => one.price_per_head - other.price_per_head,
  distance: (one: Venue, other: Venue) => one.distanceKm - other.distanceKm,
}
export type VenueOrder = keyof typeof orders
export const venueOrders = Object.keys(orders) as VenueOrder[]

export interface VenueSearch {
  text: string
  /** null for All. */
  tag: VenueChip | null
  /** null until filters are applied. */
  filters: VenueFilters | null
  /** null for the network's own order. */
  order: VenueOrder | null
}

export const emptySearch: VenueSearch = { text: '', tag: null, filters: null, order: null }

/** Reads the search from the URL, where Back and a reload find it again. Ignores invalid parameters. */
export function parseSearchParams(params: URLSearchParams): VenueSearch {
  const filters = v.safeParse(filtersSchema, {
    rating: params.get('rating'),
    price: params.get('price')?.split('-'),
    distance: params.get('km'),
    // Links from before this filter lack the parameter.
    guests: params.get('guests') ?? '0',
  })
  return {
    text: params.get('q') ?? '',
    tag: venueChips.find(({ value }) => value === params.get('tag'))?.value ?? null,
    filters: filters.success ? filters.output : null,
    order: venueOrders.find((order) => order === params.get('sort')) ?? null,
  }
}

export const serializeSearchParams = ({
  text,
  tag,
  filters,
  order,
}: VenueSearch): URLSearchParams =>
  new URLSearchParams({
    ...(text && { q: text }),
    ...(tag && { tag }),
    ...(filters && {
      rating: String(filters.rating),
      price: filters.price.join('-'),
      km: String(filters.distance),
      ...(filters.guests > 0 && { guests: String(filters.guests) }),
    }),
    ...(order && { sort: order }),
  })

const matchesFilters = (
  venue: Venue,
  { rating, price: [from, to], distance, guests }: VenueFilters,
) =>
  venue.rating >= rating &&
  venue.price_per_head >= from &&
  venue.price_per_head <= to &&
  venue.distanceKm <= distance &&
  venue.capacity >= guests

/** Returns the venues that pass the filters: those found by name, and those found by their area alone. */
export function findVenues(
  venues: readonly Venue[],
  { text, tag, filters, order }: VenueSearch,
  textsOf: Parameters<typeof createPlaceSearch<Venue>>[1],
  favouriteIds: readonly string[] = [],
) {
  const hasTag = ({ id, tags }: Venue) =>
    tag === 'Favourites' ? favouriteIds.includes(id) : !tag || tags.includes(tag)
  const passing = venues.filter(
    (venue) => hasTag(venue) && (!filters || matchesFilters(venue, filters)),
  )
  const search = createPlaceSearch(order ? passing.toSorted(orders[order]) : passing, textsOf)
  return search(text)
}

/** The search in the URL, with the text that is being typed, and the venues that it finds. */
export function useVenueSearch() {
  const favouriteIds = useRecord(useHost().storage.record(favouritesRecord('venues')))
  const { t } = useTranslation()
  const [searchParams, setSearchParams] = useSearchParams()
  const urlSearch = parseSearchParams(searchParams)
  const write = (search: VenueSearch) =>
    setSearchParams(serializeSearchParams(search), { replace: true })
  const { text, setText, flush } = useDebouncedSearchParam(urlSearch.text, (typed) =>
    write({ ...urlSearch, text: typed }),
  )
  const search = { ...urlSearch, text }
  const textsOf = (venue: Venue) => {
    const { name, location } = venueTexts(venue, t)
    return { names: [name, venue.name], areas: [location, venue.location] }
  }
  const find = (wanted: VenueSearch) => findVenues(sampleVenues, wanted, textsOf, favouriteIds)
  return {
    search,
    ...find(search),
    countOf(filters: VenueSearch['filters']) {
      const { named, inArea } = find({ ...search, filters })
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
