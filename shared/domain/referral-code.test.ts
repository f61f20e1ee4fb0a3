import { expect, test } from 'vitest'
import { createReferralCode, parseReferralCode } from './referral-code'

test('a code is BAITHAK and six uppercase letters and digits', () => {
  for (let visit = 0; visit < 200; visit += 1)
    expect(createReferralCode()).toMatch(/^BAITHAK[A-Z0-9]{6}$/)
})

test.each([
  [' baithakq7xk2m ', 'BAITHAKQ7XK2M'],
  ['BAITHAKQ7XK2', undefined],
  ['BAITHAKQ7XK2MM', undefined],
  ['<b>BAITHAKQ7XK2M</b>', undefined],
  ['', undefined],
  [null, undefined],
])('%j is parsed as %j', (text, code) => {
  expect(parseReferralCode(text)).toBe(code)
})
