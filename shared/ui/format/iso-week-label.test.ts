import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isoWeekLabel } from './iso-week-label'

test.each([
  [new Date(2026, 10, 20), '2026-W47'],
  [new Date(2026, 0, 5), '2026-W02'],
  [new Date(2020, 11, 31), '2020-W53'],
  [new Date(2021, 0, 3, 23, 59, 59), '2020-W53'],
  [new Date(2021, 0, 4), '2021-W01'],
  [new Date(2024, 11, 29, 23, 59, 59), '2024-W52'],
  [new Date(2024, 11, 30), '2025-W01'],
  [new Date(2027, 0, 1), '2026-W53'],
])('%s is in week %s', (date, label) => {
  expect(isoWeekLabel(date)).toBe(label)
})

test('an invalid date has no week', () => {
  expect(isoWeekLabel(new Date('soon'))).toBe('')
})

test('a week later has another label, and the days from Monday to Sunday share one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 6 }), (week, day) => {
      const monday = new Date(2000, 0, 3 + 7 * week)
      const sameWeek = new Date(2000, 0, 3 + 7 * week + day)
      const next = new Date(2000, 0, 3 + 7 * (week + 1))
      expect(isoWeekLabel(sameWeek)).toBe(isoWeekLabel(monday))
      expect(isoWeekLabel(next) > isoWeekLabel(monday)).toBe(true)
    }),
  )
})
