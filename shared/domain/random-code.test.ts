import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomCode } from './random-code'

const fixedRandom = (...numbers: number[]) => {
  const left = [...numbers]
  return () => left.shift() ?? 0
}

test('each letter of a code is random, from A to 9', () => {
  expect(randomCode(4, fixedRandom(0, 0.5, 0.7223, 0.9999999))).toBe('AS09')
  expect(randomCode(0, Math.random)).toBe('')
})

test('a code has the given length, in uppercase letters and digits', () => {
  const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  fc.assert(
    fc.property(fc.array(random, { minLength: 6, maxLength: 6 }), (numbers) => {
      expect(randomCode(6, fixedRandom(...numbers))).toMatch(/^[A-Z0-9]{6}$/)
    }),
  )
})
