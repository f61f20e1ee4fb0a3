import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextRouteDate } from './route-date'

test('the first Sunday at least two weeks after 21 November 2026 is 6 December', () => {
  const date = nextRouteDate(
    { minDaysAhead: 14, weekday: 0, hour: 10 },
    new Date('2026-11-21T22:45+05:30'),
  )
  expect(date).toEqual(new Date('2026-12-06T10:00+05:30'))
})

test('the date is in the requested week, on its weekday and at its hour', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date(2020, 0), max: new Date(2060, 0), noInvalidDate: true }),
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 0, max: 6 }),
      (today, minDaysAhead, weekday) => {
        const date = nextRouteDate({ minDaysAhead, weekday, hour: 18 }, today)
        const earliest = new Date(
          today.getFullYear(),
          today.getMonth(),
          today.getDate() + minDaysAhead,
        )
        const latest = new Date(
          today.getFullYear(),
          today.getMonth(),
          today.getDate() + minDaysAhead + 7,
        )
        expect(date.getDay()).toBe(weekday)
        expect(date.getHours()).toBe(18)
        expect(date >= earliest && date < latest).toBe(true)
      },
    ),
  )
})
