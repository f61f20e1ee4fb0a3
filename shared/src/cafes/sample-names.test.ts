import { expect, test } from 'vitest'
import { sampleNameIn } from './sample-names'

test.each(['Chandni Terrace', 'चाँदनी टेरेस'])(
  'a sample stored as %s has its name in either language',
  (stored) => {
    expect(sampleNameIn('en', stored)).toBe('Chandni Terrace')
    expect(sampleNameIn('hi-IN', stored)).toBe('चाँदनी टेरेस')
  },
)

test.each(['Neem Tree', '', 'constructor'])('any other name is as stored: %j', (stored) => {
  expect(sampleNameIn('hi', stored)).toBe(stored)
})
