import { expect, test } from 'vitest'
import { sampleVenues } from '../model/sample-venues'
import type { Venue } from '../model/venue'
import { fakeDistance } from './fake-distance'
import { defaultFilters, findVenues, searchedNames, type VenueSearch } from './venue-filters'

const venue: Venue = {
  id: 'a',
  name: 'Chandni Terrace',
  location: 'Indiranagar',
  rating: 4,
  image: '',
  tags: ['Bar', 'Club'],
  capacity: 120,
  price_per_head: 1800,
  reviews: 1,
  photos: [],
}
const everything: VenueSearch = { text: '', tag: null, filters: null }
const wide = { rating: 1, price: [500, 4000], distance: 20 } as const

const finds = (search: Partial<VenueSearch>, named = venue.name) =>
  findVenues([venue], { ...everything, ...search }, (each) => searchedNames(each, named)).length ===
  1

test('nothing is filtered until filters are applied', () => {
  expect(findVenues(sampleVenues, everything, ({ name }) => [name])).toEqual(sampleVenues)
})

test.each([
  ['chandni', true],
  ['DNI TERR', true],
  ['  terrace  ', true],
  ['   ', true],
  ['chandni  terrace', false],
  ['indiranagar', false],
  ['.*', false],
])('a search for %j finds Chandni Terrace: %s', (text, found) => {
  expect(finds({ text })).toBe(found)
})

test('a search finds a name in the language it is read in, and in the one it is stored in', () => {
  expect(finds({ text: 'चाँदनी' }, 'चाँदनी टेरेस')).toBe(true)
  expect(finds({ text: 'Chandni' }, 'चाँदनी टेरेस')).toBe(true)
  expect(finds({ text: 'Sitara' }, 'चाँदनी टेरेस')).toBe(false)
})

test.each([
  ['खिड़की, the dot a sign of its own', 'खि\u0921\u093cकी'],
  ['खिड़की, letter and dot in one', 'खि\u095cकी'],
  ['खिडकी, the dot left out', 'खि\u0921की'],
  ['कॉफी, the dot left out', 'कॉ\u092bी'],
])('a search in Hindi finds a name however its letters were typed: %s', (_, text) => {
  expect(finds({ text }, 'खि\u0921\u093cकी कॉ\u092b\u093cी')).toBe(true)
  expect(finds({ text }, 'खि\u095cकी कॉ\u095eी')).toBe(true)
  expect(finds({ text }, 'लगून बरामदा')).toBe(false)
})

test('a search in Hindi finds the moon and dot by a dot alone, and the other way round', () => {
  expect(finds({ text: 'चांदनी' }, 'चाँदनी टेरेस')).toBe(true)
  expect(finds({ text: 'रँग' }, 'रंग महल किचन')).toBe(true)
})

test('a search finds a name whether or not its accents were typed', () => {
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
  ['a rating at the minimum', { ...wide, rating: 4 }, true],
  ['a rating a tenth below the minimum', { ...wide, rating: 4.1 }, false],
  ['a price per head at the lower end', { ...wide, price: [1800, 4000] }, true],
  ['a price per head below the range', { ...wide, price: [1900, 4000] }, false],
  ['a price per head at the upper end', { ...wide, price: [500, 1800] }, true],
  ['a price per head above the range', { ...wide, price: [500, 1700] }, false],
  ['a distance at the limit', { ...wide, distance: fakeDistance('a') }, true],
  ['a distance beyond the limit', { ...wide, distance: fakeDistance('a') - 1 }, false],
] as const)('%s: %j is found: %s', (_, filters, found) => {
  expect(finds({ filters })).toBe(found)
})

test('search, category and filters combine', () => {
  const search = { text: 'terrace', tag: 'Bar', filters: wide } as const
  expect(finds(search)).toBe(true)
  expect(finds({ ...search, text: 'x' })).toBe(false)
  expect(finds({ ...search, tag: 'Cafe' })).toBe(false)
  expect(finds({ ...search, filters: { ...wide, rating: 5 } })).toBe(false)
})

test('the sheet opens with a rating of 3, the whole range of prices and 10 km', () => {
  expect(defaultFilters).toEqual({ rating: 3, price: [500, 4000], distance: 10 })
})
