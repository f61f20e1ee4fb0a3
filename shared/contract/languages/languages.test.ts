import { v } from '@baithak/storage/schema'
import { expect, it } from 'vitest'
import { byLanguageSchema } from './all-languages'
import { inLanguage } from './by-language'
import { languageOf } from './languages'

it('a text that lacks a language is shown in English', () => {
  const title: { en: string; [language: string]: string } = { en: 'Home', hi: 'होम' }
  expect(['en', 'hi', 'ta'].map((language) => inLanguage(title, language))).toEqual([
    'Home',
    'होम',
    'Home',
  ])
})

it.each([
  ['English and Hindi', { en: 'a', hi: 'b' }, true],
  ['English alone', { en: 'a' }, true],
  ['an unknown language', { en: 'a', ta: 'b' }, true],
  ['no English', { hi: 'b' }, false],
  ['a number', { en: 'a', hi: 1 }, false],
])('texts by language with %s: valid is %s', (_, texts, isValid) => {
  expect(v.is(byLanguageSchema(v.string()), texts)).toBe(isValid)
})

it.each([
  ['hi-IN', 'hi'],
  ['en_GB', 'en'],
  ['hindi', undefined],
  [null, undefined],
])('the language of the code %j is %j', (code, language) => {
  expect(languageOf(code)).toBe(language)
})
