import { expect, test } from 'vitest'
import { blankFeedback, missingRatings } from './feedback'

test('taste, presentation and ordering again each need at least one star', () => {
  expect(missingRatings(blankFeedback)).toEqual(['taste', 'presentation', 'wouldOrder'])
  expect(missingRatings({ ...blankFeedback, taste: 1, wouldOrder: 5 })).toEqual(['presentation'])
})

test('comments are optional', () => {
  expect(missingRatings({ taste: 1, presentation: 1, wouldOrder: 1, comments: '' })).toEqual([])
})
