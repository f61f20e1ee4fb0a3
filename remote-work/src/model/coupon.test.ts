import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { createCoupon, formatExpiry } from './coupon'

const now = new Date('2026-11-21T23:59+05:30')
test.each([
  ['21 Dec 2026', '21 दिसंबर 2026'],
  ['Expires Dec 31, 2024', '31 दिसंबर 2024'],
  ['valid till: 2026-12-21', '21 दिसंबर 2026'],
  ['till Diwali 2026', ''],
  ['', ''],
])('the expiry %j reads as %j in Hindi', (expiry, date) => {
  expect(formatExpiry(expiry, 'hi')).toBe(date)
})

test.each(['referral', 'welcome'] as const)('a %s coupon expires in thirty days', (type) => {
  const t = ((key: string) => key) as TFunction<'work'>
  expect(createCoupon(type, 'Meher', now, t)).toMatchObject({
    title: `coupons.${type}.title`,
    friend: 'Meher',
    status: 'active',
    type,
    expiry: '21 Dec 2026',
  })
})
