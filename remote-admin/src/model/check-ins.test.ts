import { addDays, addHours } from '@baithak/domain/indian-time'
import { expect, test } from 'vitest'
import { createCafe } from '../testing/create-cafe'
import { countCheckIns, weekByDay } from './check-ins'

/** A Monday. */
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

test('check-ins are added to their café: live for three hours, in the week for seven days', () => {
  expect(counted[0]).toMatchObject({ checkIns: 904, weekCheckIns: 103, liveCheckIns: 2 })
  expect(counted[1]).toBe(other)
})

test('the sample week and the check-ins, by day from Monday on, add up to the week’s check-ins', () => {
  expect(weekByDay([sample], now)).toEqual([13, 13, 14, 15, 19, 16, 10])
  expect(weekByDay(counted, now)).toEqual([15, 13, 14, 15, 19, 16, 11])
  const odd = weekByDay([{ ...sample, weekCheckIns: 1931 }], now)
  expect(odd.reduce((sum, count) => sum + count, 0)).toBe(1931)
})
