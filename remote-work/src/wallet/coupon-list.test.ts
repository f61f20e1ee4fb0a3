import { expect, it } from 'vitest'
import { amountOf } from './coupon-list'

it.each([
  ['₹50 off food and drink', '', '₹50'],
  ['खाने-पीने पर ₹1,250 की छूट', '', '₹1,250'],
  ['For your next visit', '12.5 % off', '12.5%'],
  ['On any bill above ₹200', '₹50 F&B coupon', '₹50'],
  ['A free coffee', 'Coffee', undefined],
])('the amount on the stub of %j, %j is %s', (description, title, figure) => {
  expect(amountOf({ description, title })).toBe(figure)
})
