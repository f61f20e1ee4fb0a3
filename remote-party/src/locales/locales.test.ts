import { expect, test } from 'vitest'
import en from './en.json'
import hi from './hi.json'

type Translations = string | { [key: string]: Translations } | string[]

const leaves = (translations: Translations, path = ''): [string, string][] =>
  typeof translations === 'string'
    ? [[path, translations]]
    : Object.entries(translations).flatMap(([key, value]) =>
        leaves(value as Translations, `${path}.${key}`),
      )

const english = leaves(en)
const hindi = leaves(hi)

test('English and Hindi have the same keys', () => {
  expect(hindi.map(([key]) => key)).toEqual(english.map(([key]) => key))
})

test('both languages have the same placeholders', () => {
  const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}|<\/?b>/g))].sort()
  expect(hindi.map(([key, text]) => [key, placeholders(text)])).toEqual(
    english.map(([key, text]) => [key, placeholders(text)]),
  )
})

test('Hindi contains no Latin letters but QR, and no Devanagari digits', () => {
  for (const [key, text] of hindi) {
    const withoutPlaceholders = text.replace(/\{\{\w+\}\}|<\/?b>|QR/g, '')
    expect(withoutPlaceholders, key).not.toMatch(/[a-z]/i)
    expect(withoutPlaceholders, key).not.toMatch(/[०-९]/)
  }
})

test('Hindi spells dotted letters with a combining nukta', () => {
  // The precomposed letters look the same but do not match in a search.
  for (const [key, text] of hindi) expect(text, key).not.toMatch(/[\u0958-\u095f]/)
})
