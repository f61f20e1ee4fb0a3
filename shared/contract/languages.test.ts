import { v } from '@baithak/storage/schema'
import { expect, it } from 'vitest'
import { byLanguageSchema, inLanguage, languageOf } from './languages'

it.each([
  ['en', 'Home'],
  ['hi', 'होम'],
  ['ta', 'Home'],
])('in %s the text is %s: English takes the place of a missing language', (language, text) =>
  expect(inLanguage({ en: 'Home', hi: 'होम' }, language)).toBe(text),
)

it.each([
  ['English and Hindi', { en: 'a', hi: 'b' }, true],
  ['English alone', { en: 'a' }, true],
  ['an unknown language', { en: 'a', ta: 'b' }, true],
  ['no English', { hi: 'b' }, false],
  ['a number', { en: 'a', hi: 1 }, false],
])('texts by language with %s: valid is %s', (_, texts, isValid) =>
  expect(v.is(byLanguageSchema(v.string()), texts)).toBe(isValid),
)

it.each([
  ['hi-IN', 'hi'],
  ['en_GB', 'en'],
  ['hindi', undefined],
  [null, undefined],
])('the language of the code %j is %j', (code, language) => expect(languageOf(code)).toBe(language))
