import { expect, it } from 'vitest'
import { areCafesOpen } from './opening-hours'

it.each([
  [6, 59, false],
  [7, 0, true],
  [21, 59, true],
  [22, 0, false],
  [1, 0, false],
])('at %i:%i cafés are open: %s', (hour, minute, open) => {
  expect(areCafesOpen(new Date(2026, 10, 21, hour, minute))).toBe(open)
})
