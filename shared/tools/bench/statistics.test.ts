import { expect, it } from 'vitest'
import { median, ratio } from './statistics'

it('the median is a measured value', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([8, 2, 4, 6])).toBe(4)
})

it('ratio(0, 0) is 1', () => {
  expect(ratio(0, 0)).toBe(1)
  expect(ratio(5, 4)).toBe(1.25)
  expect(ratio(1, 0)).toBe(Number.POSITIVE_INFINITY)
})
