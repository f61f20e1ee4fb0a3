import fc from 'fast-check'
import { expect, test } from 'vitest'
import { venueTags } from '../model/venue'
import { emptySearch } from './venue-filters'
import { parseSearchParams, serializeSearchParams } from './venue-search-params'

const parse = (query: string) => parseSearchParams(new URLSearchParams(query))

test('an empty query is an empty search, and the other way round', () => {
  expect(parse('')).toEqual(emptySearch)
  expect(serializeSearchParams(emptySearch).toString()).toBe('')
})

test('every search survives serializing and parsing', () => {
  const filters = fc.record({
    rating: fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10),
    price: fc
      .tuple(fc.integer({ min: 5, max: 40 }), fc.integer({ min: 5, max: 40 }))
      .map(([a, b]) => [Math.min(a, b) * 100, Math.max(a, b) * 100] as const),
    distance: fc.integer({ min: 1, max: 20 }),
  })
  const search = fc.record({
    text: fc.string({ unit: 'grapheme' }),
    tag: fc.constantFrom(null, ...venueTags),
    filters: fc.option(filters),
  })
  fc.assert(
    fc.property(search, (original) => {
      expect(parse(serializeSearchParams(original).toString())).toEqual(original)
    }),
  )
})

test.each([
  'tag=Pub',
  'rating=3',
  'rating=x&price=500-4000&km=10',
  'rating=9&price=500-4000&km=10',
  'rating=3&price=4000-500&km=10',
  'rating=3&price=500&km=10',
  'rating=3&price=500-4000&km=-1',
  'rating=NaN&price=500-4000&km=10',
])('the invalid query %s is ignored', (query) => {
  expect(parse(query)).toEqual(emptySearch)
})
