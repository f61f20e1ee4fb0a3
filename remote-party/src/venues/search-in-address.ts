import { v } from '@baithak/shared/schema'
import { venueTags } from './venue'
import { filterLimits, type VenueFilters, type VenueSearch } from './venue-filters'

// The search lives in the address, so that it is there again after a visit to a venue and after a reload.
const names = { text: 'q', tag: 'tag', rating: 'rating', price: 'price', distance: 'km' } as const

const between = (name: keyof typeof filterLimits) =>
  v.pipe(
    v.string(),
    v.decimal(),
    v.toNumber(),
    v.minValue(filterLimits[name].min),
    v.maxValue(filterLimits[name].max),
  )
const filtersSchema = v.object({
  rating: between('rating'),
  price: v.pipe(
    v.tuple([between('price'), between('price')]),
    v.check(([from, to]) => from <= to),
  ),
  distance: between('distance'),
})

/** What an address says of a search; whatever is not of our making counts as not said. */
export function searchOf(parameters: URLSearchParams): VenueSearch {
  const filters = v.safeParse(filtersSchema, {
    rating: parameters.get(names.rating),
    price: parameters.get(names.price)?.split('-'),
    distance: parameters.get(names.distance),
  })
  return {
    text: parameters.get(names.text) ?? '',
    tag: venueTags.find((tag) => tag === parameters.get(names.tag)) ?? null,
    filters: filters.success ? filters.output : null,
  }
}

export function parametersOf({ text, tag, filters }: VenueSearch): URLSearchParams {
  return new URLSearchParams({
    ...(text && { [names.text]: text }),
    ...(tag && { [names.tag]: tag }),
    ...(filters && filterParameters(filters)),
  })
}

const filterParameters = ({ rating, price, distance }: VenueFilters) => ({
  [names.rating]: String(rating),
  [names.price]: price.join('-'),
  [names.distance]: String(distance),
})
