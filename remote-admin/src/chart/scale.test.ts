import { expect, test } from 'vitest'
import { heightIn, scaleOf } from './scale'

test.each([
  [
    [52, 41, 7],
    [0, 20, 40, 60],
  ],
  [
    [0, 0],
    [0, 1, 2, 3, 4],
  ],
  [[3], [0, 1, 2, 3, 4]],
  [[1_849_822_194], [0, 500_000_000, 1_000_000_000, 1_500_000_000, 2_000_000_000]],
])('the axis of %j has round, whole numbers and contains the values', (values, ticks) => {
  const scale = scaleOf(values)
  expect(scale.ticks).toEqual(ticks)
  expect(scale.max).toBe(ticks.at(-1))
})

test('a height is a part of the axis', () => {
  expect(heightIn(scaleOf([52]), 30)).toBe('50%')
})
