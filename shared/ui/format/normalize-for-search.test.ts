import { expect, test } from 'vitest'
import { normalizeForSearch } from './normalize-for-search'

test.each([
  ['case', 'KHIDKI', 'khidki'],
  ['accent', 'Café', 'cafe'],
  ['dot, in one sign or two', 'खि\u095cकी', 'खि\u0921\u093cकी'],
  ['dot, written or not', 'कॉ\u092b\u093cी', 'कॉ\u092bी'],
  ['invisible characters', '\u200eKhid\u200bki\ufeff', 'khidki'],
  ['joiner', 'क्\u200dष', 'क्ष'],
  ['moon over the dot', 'आँगन', 'आंगन'],
])('two ways to type a name are one to a search: its %s', (_, one, other) => {
  expect(normalizeForSearch(one)).toBe(normalizeForSearch(other))
})

test('other letters stay different', () => {
  expect(normalizeForSearch('चाय')).not.toBe(normalizeForSearch('चाँद'))
})
