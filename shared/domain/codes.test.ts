import { expect, test } from 'vitest'
import { createReferralCode, parseReferralCode, randomCode } from './codes'

test('each letter of a code is random, from A to 9', () => {
  const numbers = [0, 0.5, 0.7223, 0.9999999]
  expect(randomCode(4, () => numbers.shift() ?? 0)).toBe('AS09')
})

test('a referral code is BAITHAK and six uppercase letters and digits', () => {
  expect(createReferralCode()).toMatch(/^BAITHAK[A-Z0-9]{6}$/)
})

test.each([
  [' baithakq7xk2m ', 'BAITHAKQ7XK2M'],
  ['BAITHAKQ7XK2M.', 'BAITHAKQ7XK2M'],
  ['BAITHAKQ7XK2M)', 'BAITHAKQ7XK2M'],
  ['BAITHAKQ7XK2M”।', 'BAITHAKQ7XK2M'],
  ['BAITHAKQ7XK2', undefined],
  ['BAITHAKQ7XK2MM', undefined],
  ['<b>BAITHAKQ7XK2M</b>', undefined],
  ['', undefined],
  [null, undefined],
])('%j is parsed as %j', (text, code) => {
  expect(parseReferralCode(text)).toBe(code)
})
