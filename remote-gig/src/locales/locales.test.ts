import { expect, test } from 'vitest'
import en from './en.json'
import hi from './hi.json'

type Translations = { [key: string]: string | Translations }

const leaves = (translations: Translations, path = ''): [string, string][] =>
  Object.entries(translations).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : leaves(value, `${path}${key}.`),
  )
const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort()

const english = leaves(en)
const hindi = new Map(leaves(hi))

test('English and Hindi have the same keys', () => {
  expect([...hindi.keys()]).toEqual(english.map(([key]) => key))
})

test('both languages have the same placeholders', () => {
  for (const [key, text] of english)
    expect(placeholders(hindi.get(key) ?? ''), key).toEqual(placeholders(text))
})

test('Hindi contains no Latin letters', () => {
  for (const [key, text] of hindi)
    expect(text.replace(/\{\{\w+\}\}/g, ''), key).not.toMatch(/[a-z]/i)
})
