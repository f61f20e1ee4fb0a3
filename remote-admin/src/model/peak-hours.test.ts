import { expect, test } from 'vitest'
import { hoursOf, peakOf } from './peak-hours'

const total = (weekday: number) =>
  hoursOf(286, weekday).reduce((sum, { checkIns }) => sum + checkIns, 0)

test('the seven weekdays add up to the week', () => {
  expect([0, 1, 2, 3, 4, 5, 6].reduce((sum, weekday) => sum + total(weekday), 0)).toBe(286)
})

test('there is an hour for each opening hour, and the busiest is at ten', () => {
  const hours = hoursOf(950, 5)
  expect(hours.map(({ hour }) => hour)).toEqual([
    7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
  ])
  expect(peakOf(hours)?.hour).toBe(10)
})

test('a café without check-ins has no busiest hour', () => {
  expect(peakOf(hoursOf(0, 5))).toBeNull()
})
