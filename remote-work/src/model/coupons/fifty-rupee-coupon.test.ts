import { expect, test } from 'vitest'
import { fiftyRupeeCoupon } from './fifty-rupee-coupon'

test.each(['referral', 'welcome'] as const)(
  'a %s coupon is active and expires on the date thirty days ahead',
  (type) => {
    expect(fiftyRupeeCoupon(type, 'Meher', new Date('2026-11-21T23:59+05:30'))).toMatchObject({
      title: '₹50 F&B coupon',
      description: expect.stringMatching(/ Meher\. Food and beverages at any Baithak café\.$/),
      status: 'active',
      type,
      expiry: '21 Dec 2026',
    })
    expect(fiftyRupeeCoupon(type, 'Meher', new Date('2027-01-31T00:00+05:30')).expiry).toBe(
      '2 Mar 2027',
    )
  },
)
