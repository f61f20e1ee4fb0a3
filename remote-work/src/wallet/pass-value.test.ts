import type { UserPass } from '@baithak/domain'
import { expect, test } from 'vitest'
import { coffeeRupees, passValue } from './pass-value'

const now = new Date('2026-11-23T12:00+05:30')
const pass: UserPass = {
  passId: 'gold_monthly',
  purchaseDate: new Date('2026-11-13T10:00+05:30').toISOString(),
  expiryDate: new Date('2026-12-13T10:00+05:30').toISOString(),
}
const visitOn = (day: number, hour = 9, passId: UserPass['passId'] | null = 'gold_monthly') => ({
  passId,
  at: new Date(2026, 10, day, hour).toISOString(),
})

test('a coffee is counted once the member has had it, one a day since the purchase', () => {
  const visits = [visitOn(23), visitOn(23, 11), visitOn(20), visitOn(13, 8)]
  const had = [visitOn(12), visitOn(13, 8), visitOn(20), visitOn(20, 11)].map(({ at }) => at)
  const value = passValue(pass, 'Gold', visits, had, now)
  expect(value).toMatchObject({ visits: 4, coffees: 2, savedRupees: 2 * coffeeRupees.Gold })
})

test('visits before the purchase, in the future and with a Hopping Pass do not count', () => {
  const visits = [visitOn(12), visitOn(24), visitOn(22, 9, null)]
  expect(passValue(pass, 'Silver', visits, [], now)).toMatchObject({
    visits: 0,
    coffees: 0,
    savedRupees: 0,
  })
})

test('the days left are calendar days', () => {
  const daysAt = (time: Date) => passValue(pass, 'Gold', [], [], time).daysLeft
  expect(passValue(pass, 'Gold', [], [], now).totalDays).toBe(30)
  expect(daysAt(now)).toBe(20)
  expect(daysAt(new Date('2026-12-13T09:00+05:30'))).toBe(0)
  expect(daysAt(new Date('2026-12-12T23:00+05:30'))).toBe(1)
  expect(daysAt(new Date('2026-12-20T00:00+05:30'))).toBe(0)
})
