import { expect, test } from 'vitest'
import { formatExpiry } from './coupon'

test.each([
  ['21 Dec 2026', '21 दिसंबर 2026'],
  ['Expires Dec 31, 2024', '31 दिसंबर 2024'],
  ['valid till: 2026-12-21', '21 दिसंबर 2026'],
  ['till Diwali 2026', ''],
  ['', ''],
])('the expiry %j reads as %j in Hindi', (expiry, date) => {
  expect(formatExpiry(expiry, 'hi')).toBe(date)
})
