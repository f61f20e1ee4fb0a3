import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { formatHours, isNextDay } from './enquiry-time'

const t = ((_: string, { time }: { time: string }) => `until ${time}`) as TFunction<'party'>

test.each([
  ['19:00', '23:00', '7:00 – 11:00 PM'],
  ['21:00', '00:00', '9:00 PM – 12:00 AM'],
  ['11:30', '15:00', '11:30 AM – 3:00 PM'],
  ['7 PM', '11 pm', '7:00 – 11:00 PM'],
  ['9:30', '', '9:30 AM'],
  ['', '23:00', 'until 11:00 PM'],
  ['', '', ''],
  ['sunset', '11 PM', 'sunset – 11:00 PM'],
])('from %j to %j reads %j', (timeFrom, timeTo, text) => {
  expect(formatHours({ timeFrom, timeTo }, t)).toBe(text)
})

test.each([
  ['21:00', '06:00', true],
  ['21:00', '21:00', true],
  ['9 PM', '1 AM', true],
  ['21:00', '00:00', false],
  ['19:00', '23:00', false],
  ['21:00', '', false],
  ['late', '06:00', false],
])('from %j to %j ends on the next day: %j', (from, to, expected) => {
  expect(isNextDay(from, to)).toBe(expected)
})
