import { v } from '@baithak/storage/schema'
import { venueTags } from '../model/venue'
import { filterLimits, type VenueChip, type VenueFilters, type VenueSearch } from './venue-filters'

// The search is in the URL, so that navigating back and reloading restore it.
const paramNames = {
  text: 'q',
  tag: 'tag',
  rating: 'rating',
  price: 'price',
  distance: 'km',
} as const

export const venueChips: readonly VenueChip[] = [...venueTags, 'Favourites']

const withinLimits = (name: keyof typeof filterLimits) =>
  v.pipe(
    v.string(),
    v.decimal(),
    v.toNumber(),
    v.minValue(filterLimits[name].min),
    v.maxValue(filterLimits[name].max),
  )
const filtersSchema = v.object({
  rating: withinLimits('rating'),
  price: v.pipe(
    v.tuple([withinLimits('price'), withinLimits('price')]),
    v.check(([from, to]) => from <= to),
  ),
  distance: withinLimits('distance'),
})

/** Ignores invalid parameters. */
export function parseSearchParams(params: URLSearchParams): VenueSearch {
  const filters = v.safeParse(filtersSchema, {
    rating: params.get(paramNames.rating),
    price: params.get(paramNames.price)?.split('-'),
    distance: params.get(paramNames.distance),
  })
  return {
    text: params.get(paramNames.text) ?? '',
    tag: venueChips.find((chip) => chip === params.get(paramNames.tag)) ?? null,
    filters: filters.success ? filters.output : null,
  }
}

export function serializeSearchParams({ text, tag, filters }: VenueSearch): URLSearchParams {
  return new URLSearchParams({
    ...(text && { [paramNames.text]: text }),
    ...(tag && { [paramNames.tag]: tag }),
    ...(filters && serializeFilters(filters)),
  })
}

const serializeFilters = ({ rating, price, distance }: VenueFilters) => ({
  [paramNames.rating]: String(rating),
  [paramNames.price]: price.join('-'),
  [paramNames.distance]: String(distance),
})
