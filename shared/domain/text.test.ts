import { expect, test } from 'vitest'
import { isSameName, nameKey, normalizeForSearch, visibleText } from './text'

test.each([
  ['white space', ' \t\n\u00a0\u2003\u3000'],
  ['joiners and zero-width spaces', '\u200b\u200c\u200d\u2060\ufeff\u00ad'],
  ['marks of direction', '\u200e\u200f\u202a\u202e\u2066\u2069'],
  ['fillers and empty symbols', '\u115f\u1160\u3164\uffa0\u2800\u{1d159}'],
  ['selectors, tags and control characters', '\ufe0f\u{e0100}\u{e0041}\u{e007f}\u0000\u0007\u009f'],
  ['nothing', ''],
])('%s shows nothing', (_, text) => {
  expect(visibleText(text)).toBe('')
})

test.each([
  ['  Aanya Rao ', 'Aanya Rao'],
  ['\u200eआन्या', '\u200eआन्या'],
  ['क्‍ष', 'क्‍ष'],
  [' ☕️ ', '☕️'],
  ['.', '.'],
  ['\u0301', '\u0301'],
])('%j is shown as %j', (text, shown) => {
  expect(visibleText(text)).toBe(shown)
})

test.each([
  ['of another case', 'KHIDKI', 'khidki'],
  ['without its accent', 'Café', 'cafe'],
  ['with a dot in one sign or two', 'खि\u095cकी', 'खि\u0921\u093cकी'],
  ['without the dot', 'कॉ\u092b\u093cी', 'कॉ\u092bी'],
  ['with invisible characters', '\u200eKhid\u200bki\ufeff', 'khidki'],
  ['with a joiner', 'क्\u200dष', 'क्ष'],
  ['with a candrabindu or a dot', 'आँगन', 'आंगन'],
])('a search finds a name %s', (_, one, other) => {
  expect(normalizeForSearch(one)).toBe(normalizeForSearch(other))
})

test('a search distinguishes letters', () => {
  expect(normalizeForSearch('चाय')).not.toBe(normalizeForSearch('चाँद'))
})

test.each([
  ['in another normal form', 'José', 'Jose\u0301', true],
  ['with a dot in one sign or two', '\u095eरहान', '\u092b\u093cरहान', true],
  ['with other spaces', 'Aanya Rao', ' Aanya \u00a0\t Rao\n', true],
  ['in other case', 'AANYA RAO', 'aanya rao', true],
  ['with invisible characters', 'Aanya Rao', '\u200eAan\u200bya \ufeff Rao', true],
  ['without its accent', 'José', 'Jose', false],
  ['without its space', 'Anya Rao', 'AnyaRao', false],
  ['with another letter', 'Anya', 'Aanya', false],
])('a name %s is the same name: %3$s', (_, one, other, isSame) => {
  expect(isSameName(one, other)).toBe(isSame)
  if (isSame) expect(normalizeForSearch(one)).toBe(normalizeForSearch(other))
})

test('the key of a name that shows nothing is empty', () => {
  expect(nameKey(' \u200b\t')).toBe('')
})
