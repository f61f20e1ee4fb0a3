import { expect, test } from 'vitest'
import { blankFeedback, missingRatings, steppedRating } from './feedback'

test('taste, presentation and ordering again each need at least one star', () => {
  expect(missingRatings(blankFeedback)).toEqual(['taste', 'presentation', 'wouldOrder'])
  expect(missingRatings({ ...blankFeedback, taste: 1, wouldOrder: 5 })).toEqual(['presentation'])
})

test('comments are optional', () => {
  expect(missingRatings({ taste: 1, presentation: 1, wouldOrder: 1, comments: '' })).toEqual([])
})

test('arrow keys walk the scale from 0 to 5 and stop at its ends', () => {
  expect(steppedRating(0, 'ArrowRight')).toBe(1)
  expect(steppedRating(4, 'ArrowUp')).toBe(5)
  expect(steppedRating(5, 'ArrowRight')).toBe(5)
  expect(steppedRating(1, 'ArrowLeft')).toBe(0)
  expect(steppedRating(0, 'ArrowDown')).toBe(0)
  expect(steppedRating(3, 'Tab')).toBeNull()
})
