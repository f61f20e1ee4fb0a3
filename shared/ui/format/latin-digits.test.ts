import { expect, it } from 'vitest'
import { latinDigits } from './latin-digits'

it.each([
  ['०१२३४५६७८९', '0123456789'],
  ['+९१ 98४५', '+91 9845'],
  ['मेज़ ४', 'मेज़ 4'],
  ['０１９', '019'],
  ['𝟎𝟗𝟘𝟡𝟢𝟫𝟬𝟵𝟶𝟿', '0909090909'],
])('%s is read as %s', (typed, read) => {
  expect(latinDigits(typed)).toBe(read)
})

it('the digits of every script are read', () => {
  const digits = Array.from({ length: 0x1ffff }, (_, at) => String.fromCodePoint(at)).filter(
    (character) => /\p{Nd}/u.test(character),
  )
  expect(digits.length).toBeGreaterThan(600)
  expect(digits.map(latinDigits)).toEqual(digits.map((_, at) => String(at % 10)))
})
