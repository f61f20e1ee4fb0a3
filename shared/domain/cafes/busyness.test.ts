import { expect, test } from 'vitest'
import { busynessAt, occupancyAt } from './busyness'

test('the busiest hour of a Friday is 1, and no hour is busier', () => {
  const hours = Array.from({ length: 7 * 24 }, (_, hour) => new Date(2026, 10, 15, hour))
  expect(Math.max(...hours.map(busynessAt))).toBe(1)
  expect(busynessAt(new Date('2026-11-20T10:00+05:30'))).toBe(1)
  expect(busynessAt(new Date('2026-11-20T23:00+05:30'))).toBe(0)
})

test.each([
  ['Friday 10:00', new Date('2026-11-20T10:00+05:30'), ['low', 'medium', 'high']],
  ['Monday 14:00', new Date('2026-11-16T14:00+05:30'), ['low', 'low', 'medium']],
  ['Sunday 14:00', new Date('2026-11-15T14:00+05:30'), ['low', 'low', 'medium']],
  ['Sunday 21:00', new Date('2026-11-15T21:00+05:30'), ['low', 'low', 'low']],
])('on %s the occupancies are those of the hour', (_, now, levels) => {
  expect((['low', 'medium', 'high'] as const).map((usual) => occupancyAt(usual, now))).toEqual(
    levels,
  )
})
