import { expect, test } from 'vitest'
import { nightsOnOffer } from '../model/sample-gigs'
import { type Category, categoryOf, inCategory } from './categories'

const namesIn = (category: Category) =>
  nightsOnOffer.filter((night) => inCategory(night, category)).map(({ id }) => id)

test('every gig is under All, and each one is either Paid or Exposure', () => {
  expect(namesIn('all')).toHaveLength(3)
  expect(namesIn('paid')).toEqual(['ghazal-baithak', 'sunday-acoustic'])
  expect(namesIn('exposure')).toEqual(['open-mic-wednesday'])
})

test('a genre shows its own gigs, and one without gigs is empty', () => {
  expect(namesIn('poetry')).toEqual(['open-mic-wednesday'])
  expect(namesIn('comedy')).toEqual([])
})

test('an unknown category in the address is All', () => {
  expect(categoryOf('paid')).toBe('paid')
  expect(categoryOf('<script>')).toBe('all')
  expect(categoryOf(null)).toBe('all')
})
