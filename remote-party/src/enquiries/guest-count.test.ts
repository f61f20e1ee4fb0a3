import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fewestGuests, guestCount, mostGuests } from './guest-count'

test.each([
  ['10', 10],
  [' 12 ', 12],
  ['1,20,000', 120000],
  ['0', 1],
  ['-5', 1],
  ['2.9', 2],
  ['1e9', mostGuests],
  ['99999999999999999999999', mostGuests],
  [40, 40],
] as const)('%j guests are taken as %d', (value, count) => {
  expect(guestCount(value)).toBe(count)
})

test.each([
  '',
  '   ',
  'ten',
  '12 people',
  'NaN',
  'Infinity',
  '--1',
  '1-2',
  Number.NaN,
  Number.POSITIVE_INFINITY,
])('%j is no number of guests', (value) => {
  expect(guestCount(value)).toBeNull()
})

test('whatever is typed, guests are a whole number of at least one or none at all', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String)),
      (typed) => {
        const count = guestCount(typed)
        if (count === null) return
        expect(Number.isSafeInteger(count)).toBe(true)
        expect(count).toBeGreaterThanOrEqual(fewestGuests)
        expect(count).toBeLessThanOrEqual(mostGuests)
      },
    ),
  )
})
