import { expect, test } from 'vitest'
import { resolvePartyDate } from './party-date'

const today = new Date(2026, 10, 21, 23, 30)

test.each([
  [new Date(2026, 10, 21), '2026-12-12'],
  [new Date(2026, 10, 22), '2026-12-19'],
  [new Date(2026, 11, 11), '2027-01-02'],
  [new Date(2028, 1, 8), '2028-03-04'],
])('on %s the default date is a Saturday three weeks ahead: %s', (now, date) => {
  expect(resolvePartyDate('', now)).toBe(date)
})

test('a chosen date stays until it is past', () => {
  expect(resolvePartyDate('2026-11-21', today)).toBe('2026-11-21')
  expect(resolvePartyDate('2027-02-01', today)).toBe('2027-02-01')
  expect(resolvePartyDate('2026-11-20', today)).toBe('2026-12-12')
  expect(resolvePartyDate('', today)).toBe('2026-12-12')
})

test.each(['soon', '2026-13-45', '2027-02-31', '9', '2027-1-1'])(
  'a draft with the invalid date %j gets the default date',
  (draftDate) => {
    expect(resolvePartyDate(draftDate, today)).toBe('2026-12-12')
  },
)
