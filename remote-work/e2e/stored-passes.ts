import {
  createMany,
  daysFromNow,
  isoDate,
  isoTime,
  longName,
} from '@baithak/e2e/fixtures/large-fixtures'
import { pass } from '@baithak/e2e/fixtures/stored'

export const expiredPass = pass('silver_monthly', daysFromNow(-1))

const pastPass = (index: number) => ({
  id: 'silver_weekly',
  passId: 'silver_weekly',
  type: index % 2 ? 'Gold' : 'Silver',
  duration: index % 3 ? 'Weekly' : 'Monthly',
  price: 1750,
  benefits: [],
  status: 'Expired',
  purchaseDate: isoTime(-40 * (index + 1)),
  expiryDate: isoTime(-40 * (index + 1) + 7),
})
export const history = (count: number) => ({ passHistory: createMany(count, pastPass) })

export const coupons = {
  userCoupons: createMany(6, (index) => ({
    id: `coupon-${index}`,
    title: index === 1 ? `₹50 off, a gift of ${longName}` : '₹50 F&B coupon',
    description: 'On any bill above ₹200, at all cafés of the network and in all its kitchens',
    expiry: index % 2 ? 'Expired 10 Oct 2026' : 'Expires 20 Dec 2026',
    status: index % 2 ? 'expired' : 'active',
    type: (['standard', 'referral', 'welcome'] as const)[index % 3],
  })),
}

export const referrals = {
  referrals: createMany(12, (index) => ({
    name: index === 2 ? longName : `Friend ${index}`,
    status: index % 2 ? 'Completed' : 'Pending',
    date: isoDate(-index),
  })),
}
