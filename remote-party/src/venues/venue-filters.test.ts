import { expect, test } from 'vitest'
import { sampleVenues } from '../model/sample-venues'
import type { Venue } from '../model/venue'
import { fakeDistanceKm } from './fake-distance'
import { defaultFilters, filterVenues, searchableNames, type VenueSearch } from './venue-filters'

const venue: Venue = {
  id: 'a',
  name: 'Chandni Terrace',
  location: 'Indiranagar',
  distanceKm: 18,
  rating: 4,
  image: '',
  tags: ['Bar', 'Club'],
  capacity: 120,
  price_per_head: 1800,
  reviews: 1,
  photos: [],
}
const emptySearch: VenueSearch = { text: '', tag: null, filters: null }
const widestFilters = { rating: 1, price: [500, 4000], distance: 20 } as const

const finds = (search: Partial<VenueSearch>, translatedName = venue.name) =>
  filterVenues([venue], { ...emptySearch, ...search }, (each) =>
    searchableNames(each, translatedName),
  ).length === 1

test('an empty search finds every venue', () => {
  expect(filterVenues(sampleVenues, emptySearch, ({ name }) => [name])).toEqual(sampleVenues)
})

test.each([
  ['chandni', true],
  ['DNI TERR', true],
  ['  terrace  ', true],
  ['   ', true],
  ['\u200b\u3164', true],
  ['chandni  terrace', false],
  ['indiranagar', false],
  ['.*', false],
])('a search for %j finds Chandni Terrace: %s', (text, found) => {
  expect(finds({ text })).toBe(found)
})

test('a search compares the translated and the stored name', () => {
  expect(finds({ text: 'चाँदनी' }, 'चाँदनी टेरेस')).toBe(true)
  expect(finds({ text: 'Chandni' }, 'चाँदनी टेरेस')).toBe(true)
  expect(finds({ text: 'Sitara' }, 'चाँदनी टेरेस')).toBe(false)
})

test('a search ignores accents', () => {
  expect(finds({ text: 'cafe' }, 'Café Chandni')).toBe(true)
  expect(finds({ text: 'café' }, 'Cafe Chandni')).toBe(true)
})

test('a venue is found under each of its categories and under All', () => {
  expect(finds({ tag: 'Bar' })).toBe(true)
  expect(finds({ tag: 'Club' })).toBe(true)
  expect(finds({ tag: null })).toBe(true)
  expect(finds({ tag: 'Cafe' })).toBe(false)
})

test.each([
  ['a rating at the minimum', { ...widestFilters, rating: 4 }, true],
  ['a rating a tenth below the minimum', { ...widestFilters, rating: 4.1 }, false],
  ['a price per head at the lower end', { ...widestFilters, price: [1800, 4000] }, true],
  ['a price per head below the range', { ...widestFilters, price: [1900, 4000] }, false],
  ['a price per head at the upper end', { ...widestFilters, price: [500, 1800] }, true],
  ['a price per head above the range', { ...widestFilters, price: [500, 1700] }, false],
  ['a distance at the limit', { ...widestFilters, distance: fakeDistanceKm('a') }, true],
  ['a distance beyond the limit', { ...widestFilters, distance: fakeDistanceKm('a') - 1 }, false],
] as const)('%s: %j is found: %s', (_, filters, found) => {
  expect(finds({ filters })).toBe(found)
})

test('search, category and filters combine', () => {
  const search = { text: 'terrace', tag: 'Bar', filters: widestFilters } as const
  expect(finds(search)).toBe(true)
  expect(finds({ ...search, text: 'x' })).toBe(false)
  expect(finds({ ...search, tag: 'Cafe' })).toBe(false)
  expect(finds({ ...search, filters: { ...widestFilters, rating: 5 } })).toBe(false)
})

test('the default filters are a rating of 3, the full price range and 10 km', () => {
  expect(defaultFilters).toEqual({ rating: 3, price: [500, 4000], distance: 10 })
})
