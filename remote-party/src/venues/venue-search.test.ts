import { expect, test } from 'vitest'
import { type Venue, venueOrFirst } from '../samples/sample-venues'
import {
  emptySearch,
  findVenues,
  parseSearchParams,
  serializeSearchParams,
  type VenueFilters,
  type VenueSearch,
} from './venue-search'

const venue: Venue = {
  ...venueOrFirst(''),
  id: 'neelam-room',
  name: 'Chandni Café',
  location: 'Indiranagar',
  distanceKm: 18,
  rating: 4,
  tags: ['Bar', 'Club'],
  capacity: 80,
  price_per_head: 1800,
}
const widest: VenueFilters = { rating: 1, price: [500, 4000], distance: 20, guests: 0 }

function find(search: Partial<VenueSearch>, favourites: string[] = []) {
  const texts = { names: ['चाँदनी कैफ़े', venue.name], areas: ['इंदिरानगर', venue.location] }
  const { named, inArea } = findVenues(
    [venue],
    { ...emptySearch, ...search },
    () => texts,
    favourites,
  )
  return named.length ? 'by name' : inArea.length ? 'by area' : 'not'
}

test.each([
  ['chandni', 'by name'],
  ['  cafe  ', 'by name'],
  ['चांदनी', 'by name'],
  ['indira', 'by area'],
  ['इंदिरा', 'by area'],
  ['chandni  cafe', 'by name'],
  ['.*', 'not'],
])('a search for %j finds Chandni Café in Indiranagar %s', (text, found) => {
  expect(find({ text })).toBe(found)
})

test.each([
  [{ tag: 'Bar' }, true],
  [{ tag: 'Cafe' }, false],
  [{ tag: 'Favourites' }, true],
  [{ filters: { ...widest, rating: 4 } }, true],
  [{ filters: { ...widest, rating: 4.1 } }, false],
  [{ filters: { ...widest, price: [1800, 1800] } }, true],
  [{ filters: { ...widest, price: [1900, 4000] } }, false],
  [{ filters: { ...widest, price: [500, 1700] } }, false],
  [{ filters: { ...widest, distance: 18 } }, true],
  [{ filters: { ...widest, distance: 17 } }, false],
  [{ filters: { ...widest, guests: 80 } }, true],
  [{ filters: { ...widest, guests: 90 } }, false],
  [{ text: 'cafe', tag: 'Bar', filters: widest }, true],
  [{ text: 'x', tag: 'Bar', filters: widest }, false],
] satisfies [Partial<VenueSearch>, boolean][])('%j finds it: %s', (search, found) => {
  expect(find(search, [venue.id]) !== 'not').toBe(found)
})

const parse = (query: string) => parseSearchParams(new URLSearchParams(query))

test.each([
  { text: 'चाय & #1', tag: 'Bar' },
  { filters: { rating: 4.1, price: [500, 1800], distance: 1, guests: 0 } },
  { order: 'price', filters: { ...widest, guests: 120 } },
  {},
] satisfies Partial<VenueSearch>[])('the search %j survives a reload', (search) => {
  const original = { ...emptySearch, ...search }
  expect(parse(serializeSearchParams(original).toString())).toEqual(original)
})

test.each([
  'tag=Pub',
  'sort=name',
  'rating=3&price=500-4000&km=10&guests=999',
  'rating=3',
  'rating=x&price=500-4000&km=10',
  'rating=3&price=4000-500&km=10',
  'rating=3&price=500-4000&km=-1',
])('the invalid query %s is ignored', (query) => {
  expect(parse(query)).toEqual(emptySearch)
})
