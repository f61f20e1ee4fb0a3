import fc from 'fast-check'
import { expect, test } from 'vitest'
import { costShares, isUpiId, parsePayment, paymentLink, upiLink } from './cost-shares'

test.each([
  ['meera@okbank', true],
  ['meera@', false],
  ['meera@ok bank', false],
  ['meera@okbank.com', false],
])('%j has the form of a UPI ID: %s', (text, valid) => {
  expect(isUpiId(text)).toBe(valid)
})

test('the shares add up to the total and differ by a rupee at most', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9e9 }),
      fc.integer({ min: 1, max: 5000 }),
      (total, heads) => {
        const shares = costShares(total, heads)
        expect(shares.reduce((sum, share) => sum + share.amount * share.heads, 0)).toBe(total)
        const amounts = shares.map(({ amount }) => amount)
        expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(1)
      },
    ),
  )
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
  [{ payeeName: 'José Rao' }, 'pn', 'Jose Rao'],
  [{ payeeName: 'मीरा अय्यर' }, 'pn', 'meera@okbank'],
  [{ payeeName: '' }, 'pn', 'meera@okbank'],
  [{ note: 'x'.repeat(100) }, 'tn', 'x'.repeat(80)],
])('a payment with %o has the %s %j in its UPI link', (changes, field, shown) => {
  const link = new URL(upiLink({ ...payment, ...changes }))
  expect(link.searchParams.get(field)).toBe(shown)
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
