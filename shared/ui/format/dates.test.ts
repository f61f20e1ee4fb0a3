import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatDate, formatDay, formatMonthShort, formatTime } from './dates'

const noDates = [
  null,
  undefined,
  '',
  'soon',
  'table 7',
  'till Diwali 2026',
  Number.NaN,
  new Date('soon'),
  '2026-02-31',
  '2026-13-01',
]

describe('a date', () => {
  test('reads as day, short month, year', () => {
    expect(formatDate(new Date('2026-12-20T00:00+05:30'))).toBe('20 Dec 2026')
    expect(formatDate(new Date('2026-12-06T23:59+05:30'))).toBe('6 Dec 2026')
  })

  test('is the en-GB short form in every month', () => {
    for (let month = 0; month < 12; month += 1) {
      const date = new Date(2026, month, 5)
      const form = { day: 'numeric', month: 'short', year: 'numeric' } as const
      expect(formatDate(date)).toBe(date.toLocaleDateString('en-GB', form))
    }
  })

  test('has its month in Hindi for a Hindi reader, and digits 0-9', () => {
    expect(formatDate(new Date('2026-05-03T00:00+05:30'), 'hi')).toBe('3 मई 2026')
    expect(formatDate(new Date('2026-03-22T00:00+05:30'), 'hi')).toBe('22 मार्च 2026')
    expect(formatMonthShort(new Date('2026-05-03T00:00+05:30'), 'hi')).toBe('मई')
    expect(formatDate(new Date('2026-12-19T00:00+05:30'), 'hi')).toBe('19 दिस 2026')
  })

  test('without a time is a local day in every time zone', () => {
    const days = fc.date({
      min: new Date(1950, 0, 1),
      max: new Date(2100, 0, 1),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(days, (date) => {
        const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
        const bare = parts.map((part) => String(part).padStart(2, '0')).join('-')
        expect(formatDate(bare)).toBe(formatDate(date))
      }),
    )
  })

  test('is an ISO string, milliseconds or a Date', () => {
    const date = new Date('2026-11-22T12:00+05:30')
    expect(formatDate(date.toISOString())).toBe('22 Nov 2026')
    expect(formatDate(date.getTime())).toBe('22 Nov 2026')
    expect(formatDate('Nov 22, 2026')).toBe('22 Nov 2026')
  })
})

test('a date tile has two digits and a month', () => {
  const date = new Date('2026-12-03T00:00+05:30')
  expect([formatDay(date), formatMonthShort(date)]).toEqual(['03', 'Dec'])
  expect(formatDay('2026-11-22')).toBe('22')
})

test.each([
  ['00:00', '12:00 AM'],
  ['09:05', '9:05 AM'],
  ['11:59', '11:59 AM'],
  ['12:00', '12:00 PM'],
  ['19:30', '7:30 PM'],
  ['23:59:59', '11:59 PM'],
  ['24:00', ''],
  ['7:60', ''],
])('the time field %s reads as %j', (value, text) => {
  expect(formatTime(value)).toBe(text)
})

test('the time of a date is local', () => {
  expect(formatTime(new Date('2026-12-06T10:00+05:30'))).toBe('10:00 AM')
  expect(formatTime('2026-12-06T22:15:00')).toBe('10:15 PM')
})

test.each(noDates)('%s is no date and formats to nothing', (value) => {
  const shown = [formatDate(value), formatDay(value), formatMonthShort(value), formatTime(value)]
  expect(shown).toEqual(['', '', '', ''])
})

test('no text throws or formats to Invalid Date', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.integer(), fc.double()), (value) => {
      const shown = [
        formatDate(value),
        formatDay(value),
        formatMonthShort(value),
        formatTime(value),
      ]
      expect(shown.join()).not.toMatch(/Invalid|NaN/)
    }),
  )
})
