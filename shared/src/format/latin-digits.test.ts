import { expect, it } from 'vitest'
import { latinDigits } from './latin-digits'

it.each([
  ['०१२३४५६७८९', '0123456789'],
  ['+९१ 98४५', '+91 9845'],
  ['मेज़ ४', 'मेज़ 4'],
])('%s is read as %s', (typed, read) => {
  expect(latinDigits(typed)).toBe(read)
})
