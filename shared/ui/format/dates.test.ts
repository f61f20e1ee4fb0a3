import { expect, test } from 'vitest'
import { formatDate, formatDay, formatMonthShort, formatTime } from './dates'

test.each([
  [new Date('2026-12-06T23:59+05:30'), 'en', '6 Dec 2026'],
  ['2026-11-22', 'en', '22 Nov 2026'],
  ['2026-11-22T12:00:00+05:30', 'en', '22 Nov 2026'],
  [Date.parse('2026-11-22T12:00+05:30'), 'en', '22 Nov 2026'],
  ['Nov 22, 2026', 'en', '22 Nov 2026'],
  ['2026-05-03', 'hi', '3 मई 2026'],
  ['2026-03-22', 'hi', '22 मार्च 2026'],
  ['2026-12-19', 'hi', '19 दिसंबर 2026'],
])('the date %s reads in %s as %s', (value, language, text) => {
  expect(formatDate(value, language)).toBe(text)
})

test('a date tile has two digits and a month', () => {
  expect([formatDay('2026-12-03'), formatMonthShort('2026-12-03')]).toEqual(['03', 'Dec'])
  expect(formatMonthShort('2026-05-03', 'hi')).toBe('मई')
  expect(formatMonthShort('2026-12-03', 'hi')).toBe('दिस॰')
})

test.each([
  ['00:00', '12:00 AM'],
  ['09:05', '9:05 AM'],
  ['12:00', '12:00 PM'],
  ['23:59:59', '11:59 PM'],
  ['24:00', ''],
  ['7 pm', '7:00 PM'],
  ['9.30', '9:30 AM'],
  ['7:60', ''],
  ['2026-12-06T22:15:00', '10:15 PM'],
  [new Date('2026-12-06T10:00+05:30'), '10:00 AM'],
])('the time of %s reads as %j', (value, text) => {
  expect(formatTime(value)).toBe(text)
})

test.each([null, undefined, '', 'soon', 'table 7', Number.NaN, new Date('soon'), '2026-02-31'])(
  '%s is not a date and formats to nothing',
  (value) => {
    const shown = [formatDate(value), formatDay(value), formatMonthShort(value), formatTime(value)]
    expect(shown).toEqual(['', '', '', ''])
  },
)
