import { addDays, partsOf } from '@baithak/domain/indian-time'
import { inEachZone } from '@baithak/testing/in-each-zone'
import { expect, test } from 'vitest'
import { sampleCafes } from './cafe'
import { byTime, eventsOn, upcomingEvents } from './cafe-events'

const at = (text: string) => new Date(`${text}+05:30`)
const days = Array.from({ length: 14 }, (_, index) => addDays(at('2026-11-21T23:59'), index))

test('every café has two events ahead on any day, soonest first', () => {
  for (const now of days)
    for (const cafe of [...sampleCafes, { id: 'C-1', sampleId: undefined }]) {
      const events = upcomingEvents(cafe, now)
      expect(events).toHaveLength(2)
      for (const { end } of events) expect(end.getTime()).toBeGreaterThan(now.getTime())
      expect(events).toEqual(events.toSorted(byTime))
    }
})

test('today’s events on Home are on the pages of their cafés', () => {
  const today = at('2026-11-21T00:00')
  for (const { id, cafeId, start } of eventsOn(today))
    expect(upcomingEvents({ id: cafeId, sampleId: cafeId }, today)).toContainEqual(
      expect.objectContaining({ id, start }),
    )
})

test('an event that goes on is still ahead, and is on again after its end', () => {
  const dabara = { id: 'dabara-house', sampleId: 'dabara-house' } as const
  const breakfastAt = (now: string) =>
    upcomingEvents(dabara, at(now)).find(({ id }) => id === 'breakfast')?.start
  expect(breakfastAt('2026-11-21T09:59')).toEqual(at('2026-11-21T08:30'))
  expect(breakfastAt('2026-11-21T10:00')).toEqual(at('2026-11-22T08:30'))
})

inEachZone(() => {
  test('an event of a weekday is on that day in India', () => {
    for (const day of days)
      for (const { id } of eventsOn(day)) if (id === 'sketch') expect(partsOf(day).weekday).toBe(0)
    expect(eventsOn(at('2026-11-22T00:30')).map(({ id }) => id)).toContain('sketch')
    expect(eventsOn(at('2026-11-21T23:59')).map(({ id }) => id)).not.toContain('sketch')
  })
})
