import fc from 'fast-check'
import { createInstance } from 'i18next'
import { expect, test } from 'vitest'
import { formatCount, formatRupees, indianNumbers } from './numbers'

test('every number reads as in en-IN', () => {
  const numbers = fc.oneof(fc.maxSafeInteger(), fc.integer(), fc.double({ noNaN: true }))
  fc.assert(
    fc.property(numbers, (count) => {
      // Negative zero has a sign there.
      expect(formatCount(count)).toBe((count === 0 ? 0 : count).toLocaleString('en-IN'))
    }),
  )
})

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

function say(text: string, values: Record<string, unknown>, language = 'en') {
  const i18n = createInstance()
  void i18n.use(indianNumbers).init({
    lng: language,
    resources: { [language]: { translation: { said: text } } },
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  return i18n.t('said', values)
}

test.each([
  [0, '0 cafés'],
  [999, '999 cafés'],
  [1000, '1,000 cafés'],
  [10009, '10,009 cafés'],
  [100000, '1,00,000 cafés'],
  [4.5, '4.5 cafés'],
])('%d in a text is grouped as in India', (count, text) => {
  expect(say('{{count}} cafés', { count })).toBe(text)
})

// CLDR groups rupees by thousands in mr-IN, or-IN and ml-IN.
test.each(['hi', 'mr', 'ml'])(
  'amounts are grouped by lakhs also in the language %s',
  (language) => {
    expect(
      say('{{price}} / {{count}}', { price: formatRupees(1234567), count: 1234567 }, language),
    ).toBe('₹12,34,567 / 12,34,567')
  },
)

test('strings are unchanged: digits that are no amount, and characters that React escapes', () => {
  expect(say('{{number}} for {{name}}', { number: '9876543210', name: 'Rain & Roast' })).toBe(
    '9876543210 for Rain & Roast',
  )
})

test('a missing value is empty', () => {
  expect(say('Namaste, {{name}}', { name: undefined })).toBe('Namaste, ')
})
