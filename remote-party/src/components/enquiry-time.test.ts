import { expect, test } from 'vitest'
import { formatTimeRange, isNextDay } from './enquiry-time'

test.each([
  ['19:00', '23:00', '7:00 – 11:00 PM'],
  ['21:00', '00:00', '9:00 PM – 12:00 AM'],
  ['11:30', '15:00', '11:30 AM – 3:00 PM'],
  ['19:00', '', '7:00 PM'],
  ['', '23:00', '11:00 PM'],
  ['', '', ''],
  ['soon', '25:00', ''],
])('from %j to %j reads %j', (from, to, text) => {
  expect(formatTimeRange(from, to)).toBe(text)
})

test.each([
  ['21:00', '06:00', true],
  ['21:00', '21:00', true],
  ['21:00', '00:00', false],
  ['19:00', '23:00', false],
  ['21:00', '', false],
  ['', '06:00', false],
])('from %j to %j ends on the next day: %j', (from, to, expected) => {
  expect(isNextDay(from, to)).toBe(expected)
})
