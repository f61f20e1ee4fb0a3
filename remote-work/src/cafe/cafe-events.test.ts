import { expect, test } from 'vitest'
import { sampleCafes } from '../model/cafe'
import { upcomingEvents } from './cafe-events'

const days = Array.from({ length: 400 }, (_, day) => new Date(2026, 10, 21 + day, 23, 59))

test('every event of every café is in the future on any day, soonest first', () => {
  for (const today of days)
    for (const { id } of sampleCafes) {
      const dates = upcomingEvents(id, today).map(({ date }) => date.getTime())
      expect(Math.min(...dates)).toBeGreaterThan(today.getTime())
      expect(dates).toEqual(dates.toSorted((one, other) => one - other))
    }
})

test('the Sunday sketch is on a Sunday and the Saturday cupping on a Saturday', () => {
  const events = days.flatMap((today) => sampleCafes.flatMap(({ id }) => upcomingEvents(id, today)))
  const weekdays = (wanted: string) =>
    new Set(events.filter(({ id }) => id === wanted).map(({ date }) => date.getDay()))
  expect(weekdays('sketch')).toEqual(new Set([0]))
  expect(weekdays('cupping')).toEqual(new Set([6]))
})
