import { expect, test } from 'vitest'
import { dayText, offeredDay, partyDay } from './party-date'

const today = new Date(2026, 10, 21, 23, 30)

test('a day is the one on the visitor’s own calendar, also late in the evening', () => {
  expect(dayText(today)).toBe('2026-11-21')
  expect(dayText(new Date(2027, 0, 3, 0, 1))).toBe('2027-01-03')
})

test.each([
  [new Date(2026, 10, 21), '2026-12-12'],
  [new Date(2026, 10, 22), '2026-12-19'],
  [new Date(2026, 11, 11), '2027-01-02'],
  [new Date(2028, 1, 8), '2028-03-04'],
])('on %s a Saturday three weeks on is offered: %s', (now, day) => {
  expect(offeredDay(now)).toBe(day)
})

test('a chosen day stays chosen until it has gone by', () => {
  expect(partyDay('2026-11-21', today)).toBe('2026-11-21')
  expect(partyDay('2027-02-01', today)).toBe('2027-02-01')
  expect(partyDay('2026-11-20', today)).toBe('2026-12-12')
  expect(partyDay('', today)).toBe('2026-12-12')
})

test.each(['soon', '2026-13-45', '2027-02-31', '9', '2027-1-1'])(
  'a draft that names %j, which is no day, is offered one',
  (chosen) => {
    expect(partyDay(chosen, today)).toBe('2026-12-12')
  },
)
