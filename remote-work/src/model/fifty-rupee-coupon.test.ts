import { expect, test } from 'vitest'
import { fiftyRupeeCoupon } from './fifty-rupee-coupon'

const labels = { title: 'T', description: 'D' }

test.each(['referral', 'welcome'] as const)(
  'a %s coupon is active and expires on the date thirty days ahead',
  (type) => {
    expect(fiftyRupeeCoupon(type, labels, new Date(2026, 10, 21, 23, 59))).toMatchObject({
      title: 'T',
      status: 'active',
      type,
      expiry: '21 Dec 2026',
    })
    expect(fiftyRupeeCoupon(type, labels, new Date(2027, 0, 31)).expiry).toBe('2 Mar 2027')
  },
)
