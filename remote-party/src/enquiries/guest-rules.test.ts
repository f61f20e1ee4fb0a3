import { expect, test } from 'vitest'
import { chairsFor, guestNote, mostGuests } from './guest-rules'

test.each([
  [1, 120, null],
  [120, 120, null],
  [121, 120, 'overCapacity'],
  [mostGuests - 1, 120, 'overCapacity'],
  [mostGuests, 120, 'mostGuests'],
] as const)('%d guests where %d fit: %s', (guests, capacity, note) => {
  expect(guestNote(guests, capacity)).toBe(note)
})

test('as many chairs stand at the table as there are guests, up to twelve', () => {
  expect([1, 2, 10, 12, 13, 999_999].map(chairsFor)).toEqual([1, 2, 10, 12, 12, 12])
})
