import { expect, test } from 'vitest'
import { createReferralCode, referralLink } from './referral-link'

test('a code is BAITHAK and six uppercase letters and digits', () => {
  for (let visit = 0; visit < 200; visit += 1)
    expect(createReferralCode()).toMatch(/^BAITHAK[A-Z0-9]{6}$/)
})

test('codes are unique', () => {
  expect(new Set(Array.from({ length: 50 }, () => createReferralCode())).size).toBeGreaterThan(45)
})

test('the link carries the code in its ref parameter', () => {
  expect(referralLink('BAITHAKQ7XK2M', 'https://baithak.example')).toBe(
    'https://baithak.example/?ref=BAITHAKQ7XK2M',
  )
})
