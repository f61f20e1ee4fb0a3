import fc from 'fast-check'
import { expect, test } from 'vitest'
import { monthGrid } from './month-table'

const days = (month: Date) => monthGrid(month).map((week) => week.map((day) => day?.getDate() ?? 0))

test('December 2026 begins on a Tuesday and ends on a Thursday', () => {
  const weeks = days(new Date(2026, 11, 12))
  expect(weeks[0]).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(weeks.at(-1)).toEqual([28, 29, 30, 31, 0, 0, 0])
})

test('February 2027 fills four weeks exactly', () => {
  expect(days(new Date(2027, 1, 1))).toHaveLength(4)
})

test('every month contains each of its days once, under its weekday', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1200 }), (months) => {
      const month = new Date(2000, months, 15)
      const weeks = monthGrid(month)
      const all = weeks.flat().filter((day) => day !== null)
      expect(all.map((day) => day.getDate())).toEqual(
        Array.from({ length: new Date(2000, months + 1, 0).getDate() }, (_, day) => day + 1),
      )
      for (const week of weeks)
        week.forEach((day, weekday) => {
          if (day) expect((day.getDay() + 6) % 7).toBe(weekday)
        })
    }),
  )
})
