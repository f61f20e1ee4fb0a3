import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatRupees } from './rupees'

test.each([
  [0, '₹0'],
  [-0, '₹0'],
  [50, '₹50'],
  [17490, '₹17,490'],
  [100000, '₹1,00,000'],
  [12345678, '₹1,23,45,678'],
  [499.5, '₹499.50'],
  [0.1 + 0.2, '₹0.30'],
  [1749.999, '₹1,750'],
  [-2500, '-₹2,500'],
  [-0.001, '₹0'],
])('%d rupees read as %s', (amount, text) => {
  expect(formatRupees(amount)).toBe(text)
})

test('an invalid amount formats to nothing', () => {
  expect([Number.NaN, Number.POSITIVE_INFINITY].map(formatRupees)).toEqual(['', ''])
})

test('whole rupees keep every digit, grouped by three and then by two', () => {
  fc.assert(
    fc.property(fc.nat(), (amount) => {
      const text = formatRupees(amount)
      expect(Number(text.replace(/[₹,]/g, ''))).toBe(amount)
      expect(text).toMatch(/^₹\d{1,3}$|^₹\d{1,2}(,\d\d)*,\d{3}$/)
    }),
  )
})

test('rupees and paise read as in en-IN', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 14 }), (paise) => {
      const decimals = paise % 100 === 0 ? 0 : 2
      const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
      expect(formatRupees(paise / 100)).toBe(`₹${(paise / 100).toLocaleString('en-IN', options)}`)
    }),
  )
})
