import { testTranslations } from '@baithak/testing'
import { expect, test } from 'vitest'
import { sampleIdOf, sampleNameIn } from './sample-names'

testTranslations(
  import.meta.glob('./sample-{cafes,venues,friends}/*.json', { eager: true, import: 'default' }),
)
testTranslations(
  import.meta.glob('./sample-cafe-details/**/*.json', { eager: true, import: 'default' }),
)

test.each(['Chandni Terrace', 'चाँदनी टेरेस', ' chandni  TERRACE', 'चाँदनी\u200d टेरेस'])(
  'a sample stored as %s has its name in each language',
  (stored) => {
    expect(sampleIdOf(stored)).toBe('chandni-terrace')
    expect(sampleNameIn('en', stored)).toBe('Chandni Terrace')
    expect(sampleNameIn('hi', stored)).toBe('चाँदनी टेरेस')
  },
)

test.each(['Neem Tree', '', 'constructor'])('any other name is as stored: %j', (stored) => {
  expect(sampleIdOf(stored)).toBeUndefined()
  expect(sampleNameIn('hi', stored)).toBe(stored)
})
