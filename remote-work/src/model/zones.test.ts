import type { UserPass } from '@baithak/domain'
import { inEachZone } from '@baithak/testing/in-each-zone'
import { expect, test } from 'vitest'
import { upcomingEvents } from '../cafe/cafe-events'
import { passPlans } from './pass/pass-plans'
import { createPass, passStatusOf } from './pass/pass-rules'
import { partOfDay, todayEvents } from './today-events'

const at = (text: string) => new Date(`${text}+05:30`)

inEachZone(() => {
  test('a pass without a zone in its date ends at its time in India', () => {
    const pass: UserPass = {
      passId: 'gold_weekly',
      purchaseDate: '2026-12-13',
      expiryDate: '2026-12-20T10:00:00',
    }
    expect(passStatusOf(pass, at('2026-12-20T09:59')).state).toBe('active')
    expect(passStatusOf(pass, at('2026-12-20T10:01')).state).toBe('expired')
  })

  test('a month is one of the calendar in India', () => {
    const pass = createPass(passPlans.gold_monthly, at('2027-01-31T00:30'))
    expect(pass.expiryDate).toBe(at('2027-02-28T00:30').toISOString())
  })

  test.each([
    ['before the breakfast', '08:29', 4, false],
    ['during it', '09:59', 4, true],
    ['after it', '10:00', 3, false],
  ])('the list of today is of the day in India: %s', (_, time, count, isOngoing) => {
    const events = todayEvents(at(`2026-11-21T${time}`))
    expect(events).toHaveLength(count)
    expect(events[0]?.isOngoing).toBe(isOngoing)
  })

  test('mornings and weekdays are those of India', () => {
    expect(partOfDay(at('2026-11-21T09:00'))).toBe('morning')
    const dates = upcomingEvents('dabara-house', at('2026-11-21T00:30')).map(({ date }) =>
      date.toISOString(),
    )
    expect(dates).toHaveLength(2)
    for (const date of dates) expect(date).toMatch(/T19:00:00/)
  })
})
