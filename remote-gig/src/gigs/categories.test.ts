import { expect, test } from 'vitest'
import { openSampleGigs } from '../model/sample-gigs'
import { inCategory, parseCategory } from './categories'

const idsIn = (category: Parameters<typeof inCategory>[1]) =>
  openSampleGigs.filter((sampleGig) => inCategory(sampleGig, category)).map(({ id }) => id)

test('every gig is under All, and each one is either Paid or Exposure', () => {
  expect(idsIn('all')).toHaveLength(3)
  expect(idsIn('paid')).toEqual(['ghazal-baithak', 'sunday-acoustic'])
  expect(idsIn('exposure')).toEqual(['open-mic-wednesday'])
})

test('a genre shows its own gigs, and one without gigs is empty', () => {
  expect(idsIn('poetry')).toEqual(['open-mic-wednesday'])
  expect(idsIn('comedy')).toEqual([])
})

test('an unknown category in the URL is All', () => {
  expect(parseCategory('paid')).toBe('paid')
  expect(parseCategory('<script>')).toBe('all')
  expect(parseCategory(null)).toBe('all')
})
