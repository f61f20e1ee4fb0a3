import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCount } from './counts'

test('every number reads as in en-IN', () => {
  const numbers = fc.oneof(fc.maxSafeInteger(), fc.integer(), fc.double({ noNaN: true }))
  fc.assert(
    fc.property(numbers, (count) => {
      // Negative zero has a sign there.
      expect(formatCount(count)).toBe((count === 0 ? 0 : count).toLocaleString('en-IN'))
    }),
  )
})
