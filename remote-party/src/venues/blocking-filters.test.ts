import { expect, test } from 'vitest'
import { sampleVenues } from '../model/sample-venues'
import { blockingParts, withoutPart } from './blocking-filters'
import { filterVenues, searchableNames, type VenueSearch } from './venue-filters'

const countOf = (search: VenueSearch) =>
  filterVenues(sampleVenues, search, (venue) => searchableNames(venue, venue.name)).length
const all: VenueSearch = { text: '', tag: null, filters: null }
const wide = { rating: 1, price: [500, 4000], distance: 20 } as const
const partsOf = (search: VenueSearch) => blockingParts(search, countOf).map(({ part }) => part)

test('the part that leaves no venue is named alone, whichever it is', () => {
  expect(partsOf({ ...all, text: 'moonlight' })).toEqual(['text'])
  expect(partsOf({ ...all, filters: { ...wide, rating: 5 } })).toEqual(['rating'])
  expect(partsOf({ ...all, filters: { ...wide, price: [500, 700] } })).toEqual(['price'])
  expect(partsOf({ ...all, text: 'moonlight', filters: wide })).toEqual(['text'])
})

test('each of several parts is named, with how many venues are found without it', () => {
  expect(blockingParts({ ...all, text: 'chandni', tag: 'Club' }, countOf)).toEqual([
    { part: 'text', count: 3 },
    { part: 'tag', count: 1 },
  ])
})

test('when no single part is to blame, all are named', () => {
  const search = { ...all, text: 'moonlight', filters: { ...wide, rating: 5 } }
  expect(partsOf(search)).toEqual(['text', 'rating'])
})

test('a part is removed without the others', () => {
  const search = { text: 'a', tag: 'Bar', filters: { ...wide, price: [500, 700] } } as const
  expect(withoutPart(search, 'price')).toEqual({ text: 'a', tag: 'Bar', filters: wide })
  expect(withoutPart(search, 'text').text).toBe('')
})
