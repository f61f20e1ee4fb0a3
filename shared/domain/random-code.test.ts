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
