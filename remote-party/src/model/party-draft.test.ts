import { inEachZone } from '@baithak/testing/in-each-zone'
import { expect, test } from 'vitest'
import { isPastDate, resolvePartyDate } from './party-draft'

const today = new Date('2026-11-21T23:30+05:30')

inEachZone(() => {
  test.each([
    [new Date('2026-11-21T00:00+05:30'), '2026-12-12'],
    [today, '2026-12-12'],
    [new Date('2026-11-22T00:00+05:30'), '2026-12-19'],
    [new Date('2026-12-11T00:00+05:30'), '2027-01-02'],
    [new Date('2028-02-08T00:00+05:30'), '2028-03-04'],
  ])('on %s the default date is a Saturday three weeks ahead: %s', (now, date) => {
    expect(resolvePartyDate('', now)).toBe(date)
  })

  test('a chosen date stays, and is past from the next midnight of India', () => {
    for (const date of ['2026-11-20', '2026-11-21', '2027-02-01'])
      expect(resolvePartyDate(date, today)).toBe(date)
    expect(isPastDate('2026-11-21', new Date('2026-11-21T23:59+05:30'))).toBe(false)
    expect(isPastDate('2026-11-21', new Date('2026-11-22T00:00+05:30'))).toBe(true)
  })

  test.each(['soon', '2027-02-31', '9'])('the invalid date %j becomes the default date', (date) => {
    expect(resolvePartyDate(date, today)).toBe('2026-12-12')
  })
})
