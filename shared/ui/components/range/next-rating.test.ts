import { expect, it } from 'vitest'
import { nextRating } from './next-rating'

it.each([
  [0, 'ArrowRight', 1],
  [4, 'ArrowUp', 5],
  [5, 'ArrowRight', 5],
  [1, 'ArrowLeft', 0],
  [0, 'ArrowDown', 0],
])('from %i stars %s leads to %i', (rating, key, next) =>
  expect(nextRating(rating, key)).toBe(next),
)

it('leaves every other key alone', () => expect(nextRating(3, 'Tab')).toBeNull())
