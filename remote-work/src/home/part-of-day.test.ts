import { expect, it } from 'vitest'
import { partOfDay } from './part-of-day'

it.each([
  [4, 59, 'evening'],
  [5, 0, 'morning'],
  [11, 59, 'morning'],
  [12, 0, 'afternoon'],
  [16, 59, 'afternoon'],
  [17, 0, 'evening'],
  [22, 0, 'evening'],
  [1, 0, 'evening'],
])('at %i:%i the part of the day is %s', (hour, minute, part) => {
  expect(partOfDay(new Date(2026, 10, 21, hour, minute))).toBe(part)
})
