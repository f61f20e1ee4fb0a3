import { expect, test } from 'vitest'
import { isoDate } from './iso-date'

test("the date is the one on the visitor's calendar, also late in the evening", () => {
  expect(isoDate(new Date(2026, 10, 21, 23, 30))).toBe('2026-11-21')
  expect(isoDate(new Date(2027, 0, 3, 0, 1))).toBe('2027-01-03')
})
