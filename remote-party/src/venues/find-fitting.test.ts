import { expect, test } from 'vitest'
import { sampleVenues } from '../model/sample-venues'
import { findFitting } from './find-fitting'

const descriptions = new Map([
  [
    'tulsi-courtyard',
    ['Tables round an old tree. Made for a haldi or a slow lunch.', 'पुराना पेड़। हल्दी की रस्म हो।'],
  ],
  ['sitara-social', ['A mirror ball.']],
])
const find = (text: string) =>
  findFitting(sampleVenues, text, ({ id, location, tags }) => ({
    places: [location, ...tags],
    descriptions: descriptions.get(id) ?? [],
  })).map(({ venue, sentence }) => (sentence ? [venue.id, sentence] : venue.id))

test('Also fits: venues are found by their area, also without accents and by a part of it', () => {
  expect(find('indira')).toEqual(['chandni-terrace'])
  expect(find(' WHITEFIELD ')).toEqual(['lagoon-veranda', 'neelam-room'])
})

test('Also fits: venues are found by what they are good for, with the sentence that says so', () => {
  expect(find('haldi')).toEqual([['tulsi-courtyard', 'Made for a haldi or a slow lunch.']])
})

test('Also fits: words of another language give the sentence of the visitor’s own', () => {
  expect(find('हल्दी')).toEqual([['tulsi-courtyard', 'Made for a haldi or a slow lunch.']])
})

test('Also fits: a category finds its venues', () => {
  expect(find('club')).toHaveLength(3)
})

test('Also fits: two letters, or the end of a word, find nothing', () => {
  expect(find('ha')).toEqual([])
  expect(find('field')).toEqual([])
})
