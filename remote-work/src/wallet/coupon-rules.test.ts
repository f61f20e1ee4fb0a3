import { describe, expect, it } from 'vitest'
import type { Coupon } from '../model/coupons/coupon'
import { amountOf, isUsable, walletCoupons } from './coupon-rules'

const coupon = (id: string | number, status = 'active'): Coupon => ({
  id,
  title: '',
  description: '',
  expiry: '',
  status,
  type: 'standard',
})

it.each([
  ['active', true],
  ['used', false],
  ['expired', false],
  ['', false],
])('a coupon of status %j: usable %s', (status, usable) => {
  expect(isUsable({ status })).toBe(usable)
})

describe('the amount on the stub', () => {
  it.each([
    ['₹50 off food and drink', '', '₹50'],
    ['10% off hot snacks', '', '10%'],
    ['खाने-पीने पर ₹1,250 की छूट', '', '₹1,250'],
    ['For your next visit', '12.5 % off', '12.5%'],
    ['On any bill above ₹200, everywhere', '', '₹200'],
    ['On any bill above ₹200', '₹50 F&B coupon', '₹50'],
    ['A free coffee', 'Coffee', undefined],
  ])('of %j, %j is %s', (description, title, figure) => {
    expect(amountOf({ description, title })).toBe(figure)
  })
})

describe('the coupons of the wallet', () => {
  const samples = [coupon('welcome'), coupon('monsoon', 'expired')]

  it('are the samples when nothing is stored', () => {
    expect(walletCoupons([], samples)).toEqual(samples)
  })

  it('are the stored ones, then the samples, unusable ones last', () => {
    const ids = walletCoupons([coupon(1, 'used'), coupon(2)], samples).map(({ id }) => id)
    expect(ids).toEqual([2, 'welcome', 1, 'monsoon'])
  })

  it('have a stored coupon instead of the sample with its id', () => {
    const stored = coupon('welcome', 'used')
    expect(walletCoupons([stored], samples)).toEqual([stored, samples[1]])
  })
})
