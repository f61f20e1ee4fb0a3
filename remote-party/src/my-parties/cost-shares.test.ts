import fc from 'fast-check'
import { expect, test } from 'vitest'
import { costShares, isUpiId, upiLink } from './cost-shares'

test.each([
  ['meera@okbank', true],
  ['meera.iyer-99_x@ybl', true],
  ['9876543210@upi', true],
  ['meera', false],
  ['meera@', false],
  ['@okbank', false],
  ['meera@ok bank', false],
  ['meera@okbank.com', false],
  ['meera@@okbank', false],
  ['m@okbank', false],
  ['', false],
])('%j has the form of a UPI id: %s', (text, valid) => {
  expect(isUpiId(text)).toBe(valid)
})

test('₹14,490 among eleven: the first three pay a rupee more', () => {
  expect(costShares(14490, 11)).toEqual([
    { amount: 1318, heads: 3 },
    { amount: 1317, heads: 8 },
  ])
  expect(costShares(14490, 10)).toEqual([{ amount: 1449, heads: 10 }])
  expect(costShares(2, 3)).toEqual([{ amount: 1, heads: 2 }])
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

test('the link has everything filled in, without a plus for a space', () => {
  const link = upiLink({
    payee: 'meera@okbank',
    payeeName: 'Meera Iyer',
    amount: 1318,
    note: 'Party at Chandni Terrace, 12 Dec 2026',
  })
  expect(link).toBe(
    'upi://pay?pa=meera%40okbank&pn=Meera%20Iyer&am=1318.00&cu=INR&tn=Party%20at%20Chandni%20Terrace%2C%2012%20Dec%202026',
  )
  const long = upiLink({ payee: 'a1@b1', payeeName: '', amount: 1, note: '😀'.repeat(100) })
  expect(decodeURIComponent(long).match(/😀/gu)).toHaveLength(80)
})
