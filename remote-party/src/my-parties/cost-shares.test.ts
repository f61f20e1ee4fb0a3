import { expect, test } from 'vitest'
import { isUpiId, parsePayment, paymentLink, shareOf, upiLink } from './cost-shares'

test.each([
  ['meera@okbank', true],
  ['meera.iyer-99_x@ybl', true],
  ['meera@', false],
  ['@okbank', false],
  ['meera@ok bank', false],
  ['meera@okbank.com', false],
])('%j has the form of a UPI ID: %s', (text, valid) => {
  expect(isUpiId(text)).toBe(valid)
})

test.each([
  [14490, 11, 1318],
  [14490, 10, 1449],
  [999.4, 1, 999],
  [1, 5, 1],
])('₹%d among %d people are ₹%d each, rounded up', (total, heads, share) => {
  expect(shareOf(total, heads)).toBe(share)
})

const payment = {
  payee: 'meera@okbank',
  payeeName: 'Meera Iyer',
  amount: 1318,
  note: 'Chandni Terrace, 12 Dec 2026',
}

test('a UPI link has everything filled in, with a plain @ and without a plus', () => {
  expect(upiLink(payment)).toBe(
    'upi://pay?pa=meera@okbank&pn=Meera%20Iyer&am=1318.00&cu=INR&tn=Chandni%20Terrace%2C%2012%20Dec%202026',
  )
})

test.each([
  ['José Rao', 'Jose Rao'],
  ['मीरा अय्यर', 'meera@okbank'],
  ['', 'meera@okbank'],
])('a payee named %j is %j in a UPI link', (payeeName, shown) => {
  const link = new URL(upiLink({ ...payment, payeeName }))
  expect(link.searchParams.get('pn')).toBe(shown)
})

test('a note of a UPI link has at most eighty letters', () => {
  const link = new URL(upiLink({ ...payment, note: 'x'.repeat(100) }))
  expect(link.searchParams.get('tn')).toHaveLength(80)
})

const hashOf = (link: string) => new URL(link).hash
const linkTo = (changes = {}) => paymentLink({ ...payment, ...changes }, 'https://baithak.example')

test.each(['', ').'])('a payment comes back from its link with %j behind it', (mark) => {
  expect(linkTo()).toMatch(/^https:\/\/baithak\.example\/party\/pay#[\w-]+$/)
  expect(parsePayment(hashOf(linkTo() + mark))).toEqual(payment)
})

test.each([
  hashOf(linkTo()).slice(0, -5),
  '#',
  ...[{ payee: 'x' }, { amount: 0 }, { amount: 1.5 }, { note: 'x'.repeat(201) }].map((changes) =>
    hashOf(linkTo(changes)),
  ),
])('%s is not a payment', (hash) => {
  expect(parsePayment(hash)).toBeNull()
})
