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
  [17490, '₹17,490'],
  [100000, '₹1,00,000'],
  [12345678, '₹1,23,45,678'],
  [499.5, '₹499.50'],
  [0.1 + 0.2, '₹0.30'],
  [1749.999, '₹1,750'],
  [-2500, '-₹2,500'],
  [-0.001, '₹0'],
  [Number.NaN, ''],
  [Number.POSITIVE_INFINITY, ''],
])('%d rupees read as %j', (amount, text) => {
  expect(formatRupees(amount)).toBe(text)
})

function say(count: unknown, language = 'en') {
  const i18n = createInstance()
  void i18n.use(indianNumbers).init({
    lng: language,
    resources: { [language]: { translation: { said: '{{count}} cafés' } } },
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  return i18n.t('said', { count })
}

test.each([
  [999, '999 cafés'],
  [1000, '1,000 cafés'],
  [4.5, '4.5 cafés'],
  // No amount: a phone number, say.
  ['9876543210', '9876543210 cafés'],
  [undefined, ' cafés'],
])('%s in a text is said as %s', (count, text) => {
  expect(say(count)).toBe(text)
})

// CLDR groups rupees by thousands in mr-IN, or-IN and ml-IN.
test.each(['hi', 'mr', 'ml'])('a new language, %s, groups amounts by lakhs too', (language) => {
  expect(say(1234567, language)).toBe('12,34,567 cafés')
})
