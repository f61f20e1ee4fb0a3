import { expect, test } from 'vitest'
import { hoursOf, peakOf } from './peak-hours'

/** After closing time: the week is whole. */
const saturday = new Date('2026-11-21T22:00+05:30')
const cafeOf = (weekCheckIns: number, visits: number[] = []) => ({ weekCheckIns, visits })
const total = (weekday: number) =>
  hoursOf(cafeOf(286), weekday, saturday).reduce((sum, { checkIns }) => sum + checkIns, 0)

test('the seven weekdays add up to the week', () => {
  expect([0, 1, 2, 3, 4, 5, 6].reduce((sum, weekday) => sum + total(weekday), 0)).toBe(286)
})

test('there is an hour for each opening hour, and the busiest is at ten', () => {
  const hours = hoursOf(cafeOf(950), 5, saturday)
  expect(hours.map(({ hour }) => hour)).toEqual([
    7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
  ])
  expect(peakOf(hours)?.hour).toBe(10)
})

test('a café without check-ins has no busiest hour', () => {
  expect(peakOf(hoursOf(cafeOf(0), 5, saturday))).toBeNull()
})

test('visits at the desk are in the hour in which they were', () => {
  const friday = new Date('2026-11-20T16:20+05:30').getTime()
  const hours = hoursOf(cafeOf(1, [friday]), 5, saturday)
  expect(hours.filter(({ checkIns }) => checkIns > 0)).toEqual([{ hour: 16, checkIns: 1 }])
})
