import { expect, it } from 'vitest'
import type { Coupon } from '../model/coupon'
import { amountOf, walletCoupons } from './coupon-list'

const coupon = (id: string | number, status = 'active'): Coupon => ({
  id,
  title: '',
  description: '',
  expiry: '',
  status,
  type: 'standard',
})

it.each([
  ['₹50 off food and drink', '', '₹50'],
  ['खाने-पीने पर ₹1,250 की छूट', '', '₹1,250'],
  ['For your next visit', '12.5 % off', '12.5%'],
  ['On any bill above ₹200', '₹50 F&B coupon', '₹50'],
  ['A free coffee', 'Coffee', undefined],
])('the amount on the stub of %j, %j is %s', (description, title, figure) => {
  expect(amountOf({ description, title })).toBe(figure)
})

it('stored coupons come before the samples, unusable ones last, and replace the sample of their id', () => {
  const samples = [coupon('welcome'), coupon('monsoon', 'expired')]
  expect(walletCoupons([], samples)).toEqual(samples)
  const stored = [coupon(1, 'used'), coupon(2), coupon('monsoon', '')]
  expect(walletCoupons(stored, samples)).toEqual([stored[1], samples[0], stored[0], stored[2]])
})
