import { addDays, addHours, isoDate } from '@baithak/domain/indian-time'
import { expect, test } from 'vitest'
import { createCafe } from '../testing/create-cafe'
import { countByDay, countCheckIns } from './check-ins'

/** A Monday at noon. */
const now = new Date('2026-11-23T12:00+05:30')
const checkInAt = (at: Date, cafeId = 'khidki') => ({
  id: at.toISOString(),
  memberId: 'U-1',
  name: 'Aanya Rao',
  passId: null,
  cafeId,
  cafe: 'Khidki Coffee',
  at: at.toISOString(),
})
const sample = createCafe({ id: 'khidki', checkIns: 900, weekCheckIns: 100, liveCheckIns: 1 })
const other = createCafe({ id: 'tulsi', checkIns: 5 })
const checkIns = [addHours(now, -1), addHours(now, -4), addDays(now, -1), addDays(now, -8)]
const counted = countCheckIns(
  [sample, other],
  [...checkIns.map((at) => checkInAt(at)), checkInAt(now, '–')],
  now,
)

test('a check-in is live for three hours and in the week for seven days', () => {
  expect(counted[0]).toMatchObject({ checkIns: 904, weekCheckIns: 103, liveCheckIns: 2 })
  expect(counted[1]).toBe(other)
})

const days = (cafes = counted) => countByDay(cafes, now)

test('the check-ins by day are those of the last seven days, today last', () => {
  expect(days().map(({ day }) => isoDate(day))).toEqual(
    [17, 18, 19, 20, 21, 22, 23].map((day) => `2026-11-${day}`),
  )
  // Each weekday has its share of the sample week. Sunday and Monday have check-ins of their own.
  expect(days([sample]).map(({ count }) => count)).toEqual([13, 14, 15, 19, 16, 10, 13])
  expect(days().map(({ count }) => count)).toEqual([13, 14, 15, 19, 16, 11, 15])
})

test('the check-ins by day add up to the week’s', () => {
  const odd = days([{ ...sample, weekCheckIns: 1931 }])
  expect(odd.reduce((sum, { count }) => sum + count, 0)).toBe(1931)
})
