import { inEachZone } from '@baithak/testing/in-each-zone'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  differenceInCalendarDays,
  instantAt,
  instantOf,
  isoDate,
  isoWeekLabel,
  isSameDay,
  isSameMonth,
  isValid,
  partOfDay,
  partsOf,
  startOfDay,
  startOfTomorrow,
  startOfWeek,
} from './indian-time'

inEachZone((_zone) => {
  test.each([
    ['2026-12-12', '2026-12-11T18:30:00.000Z'],
    ['2026-12-06T10:00:00', '2026-12-06T04:30:00.000Z'],
    ['2026-12-06T10:00:00+05:30', '2026-12-06T04:30:00.000Z'],
    ['2026-12-06T10:00:00-0800', '2026-12-06T18:00:00.000Z'],
    ['2026-12-06T04:30:00.250Z', '2026-12-06T04:30:00.250Z'],
    ['20 Dec 2026', '2026-12-19T18:30:00.000Z'],
    ['Dec 20, 2026', '2026-12-19T18:30:00.000Z'],
  ])('the text %s is %s', (text, instant) => {
    expect(instantOf(text).toISOString()).toBe(instant)
  })

  test.each([
    '',
    'soon',
    '31 Feb 2026',
    '2026-02-31',
    '2026-13-40',
    '2026-12-12T29:00',
    '2026-12-12T19:60',
    '2026-12-12 or so',
    '00 Foo 2026',
  ])('the text %j is not a date', (text) => {
    expect(isValid(instantOf(text))).toBe(false)
  })

  test.each([
    ['2026-12-12', '19:00', '2026-12-12T13:30:00.000Z'],
    ['2026-12-12', '12:05 am', '2026-12-11T18:35:00.000Z'],
    ['2026-12-12', '12:30 PM', '2026-12-12T07:00:00.000Z'],
    ['2026-12-12', '7 PM', '2026-12-12T13:30:00.000Z'],
    ['2026-12-12', '9:30', '2026-12-12T04:00:00.000Z'],
    ['2026-12-12', '7.30 p.m.', '2026-12-12T14:00:00.000Z'],
    ['2026-12-12', '7:05\u202fpm', '2026-12-12T13:35:00.000Z'],
  ])('%s at %s is %s', (day, time, instant) => {
    expect(instantAt(day, time).toISOString()).toBe(instant)
  })

  test.each([
    ['2026-12-12', ''],
    ['2026-12-12', 'evening'],
    ['2026-12-12', '7'],
    ['2026-12-12', '24:00'],
    ['2026-12-12', '13:00 am'],
    ['2026-02-31', '19:00'],
  ])('%j at %j is not a time', (day, time) => {
    expect(isValid(instantAt(day, time))).toBe(false)
  })

  test('a day begins and ends at midnight in India', () => {
    const evening = new Date('2026-12-12T23:59:59.999+05:30')
    expect(startOfDay(evening)).toEqual(new Date('2026-12-12T00:00+05:30'))
    expect(startOfTomorrow(evening)).toEqual(new Date('2026-12-13T00:00+05:30'))
    expect(startOfWeek(evening)).toEqual(new Date('2026-12-07T00:00+05:30'))
    expect(isoDate(evening)).toBe('2026-12-12')
    expect(isoDate(Number.NaN)).toBe('')
    const saturday = { year: 2026, month: 12, day: 12, weekday: 6, hour: 23, minute: 59 }
    expect(partsOf(evening)).toEqual(saturday)
    const morning = new Date('2026-12-13T00:01+05:30')
    expect(isSameDay(evening, morning)).toBe(false)
    expect(isSameDay(evening, startOfDay(evening))).toBe(true)
    expect(differenceInCalendarDays(morning, evening)).toBe(1)
    expect(isSameMonth(evening, new Date('2026-12-31T23:30+05:30'))).toBe(true)
    expect(isSameMonth(evening, new Date('2027-01-01T00:30+05:30'))).toBe(false)
    expect(isSameMonth(Number.NaN, Number.NaN)).toBe(false)
  })

  test('days have 24 hours, also where clocks change', () => {
    const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01') })
    fc.assert(
      fc.property(days.filter(isValid), fc.integer({ min: -400, max: 400 }), (date, count) => {
        expect(differenceInCalendarDays(addDays(date, count), date)).toBe(count)
        expect(instantOf(isoDate(date))).toEqual(startOfDay(date))
        expect(instantOf(date.toISOString())).toEqual(date)
      }),
    )
  })

  test.each([
    ['04:59', 'evening'],
    ['05:00', 'morning'],
    ['11:59', 'morning'],
    ['12:00', 'afternoon'],
    ['16:59', 'afternoon'],
    ['17:00', 'evening'],
  ])('%s is in the %s', (time, part) => {
    expect(partOfDay(new Date(`2026-11-21T${time}+05:30`))).toBe(part)
  })

  test('a month later is the same day, or the last one', () => {
    const at = (text: string) => new Date(`${text}T20:15+05:30`)
    expect(addMonths(at('2026-11-21'), 1)).toEqual(at('2026-12-21'))
    expect(addMonths(at('2027-01-31'), 1)).toEqual(at('2027-02-28'))
    expect(addMonths(at('2026-12-31'), 2)).toEqual(at('2027-02-28'))
    expect(addMonths(at('2026-01-15'), -1)).toEqual(at('2025-12-15'))
  })

  test.each([
    ['2026-11-20T00:00', '2026-W47'],
    ['2020-12-31T00:00', '2020-W53'],
    ['2021-01-03T23:59', '2020-W53'],
    ['2021-01-04T00:00', '2021-W01'],
    ['2024-12-29T23:59', '2024-W52'],
    ['2024-12-30T00:00', '2025-W01'],
  ])('%s is in week %s', (time, label) => {
    expect(isoWeekLabel(new Date(`${time}+05:30`))).toBe(label)
  })
})
