import fc from 'fast-check'
import { expect, test } from 'vitest'
import { venueTags } from '../model/venue'
import { parametersOf, searchOf } from './venue-search-params'

const nothing = { text: '', tag: null, filters: null }
const read = (address: string) => searchOf(new URLSearchParams(address))

test('an address without a search asks for everything, and everything leaves the address bare', () => {
  expect(read('')).toEqual(nothing)
  expect(parametersOf(nothing).toString()).toBe('')
})

test('every search is read from the address as it was written there', () => {
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
    fc.property(search, (written) => {
      expect(read(parametersOf(written).toString())).toEqual(written)
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
])('an address that says %s filters nothing', (address) => {
  expect(read(address)).toEqual(nothing)
})
