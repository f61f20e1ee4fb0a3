import { inEachZone } from '@baithak/testing/in-each-zone'
import { expect, test } from 'vitest'
import { upcomingEvents } from '../cafe/cafe-events'
import { todayEvents } from './today-events'

const at = (text: string) => new Date(`${text}+05:30`)

inEachZone(() => {
  test.each([
    ['before the breakfast', '08:29', 4, false],
    ['during it', '09:59', 4, true],
    ['after it', '10:00', 3, false],
  ])('the list of today is of the day in India: %s', (_, time, count, isOngoing) => {
    const events = todayEvents(at(`2026-11-21T${time}`))
    expect(events).toHaveLength(count)
    expect(events[0]?.isOngoing).toBe(isOngoing)
  })

  test('weekdays are those of India', () => {
    const dates = upcomingEvents('dabara-house', at('2026-11-21T00:30')).map(({ date }) =>
      date.toISOString(),
    )
    expect(dates).toHaveLength(2)
    for (const date of dates) expect(date).toMatch(/T19:00:00/)
  })
})
