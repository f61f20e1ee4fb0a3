import { expect, test } from 'vitest'
import en from './en.json'
import hi from './hi.json'

type Translations = string | { [key: string]: Translations } | string[]

const leaves = (texts: Translations, path = ''): [string, string][] =>
  typeof texts === 'string'
    ? [[path, texts]]
    : Object.entries(texts).flatMap(([key, inner]) =>
        leaves(inner as Translations, `${path}.${key}`),
      )

const english = leaves(en)
const hindi = leaves(hi)

test('Hindi has the texts that English has, and no others', () => {
  expect(hindi.map(([key]) => key)).toEqual(english.map(([key]) => key))
})

test('both languages fill in the same names and figures', () => {
  const blanks = (text: string) => [...new Set(text.match(/\{\{\w+\}\}|<\/?b>/g))].sort()
  expect(hindi.map(([key, text]) => [key, blanks(text)])).toEqual(
    english.map(([key, text]) => [key, blanks(text)]),
  )
})

test('no English is left in Hindi but the letters QR, and digits stay 0 to 9', () => {
  for (const [key, text] of hindi) {
    const words = text.replace(/\{\{\w+\}\}|<\/?b>|QR/g, '')
    expect(words, key).not.toMatch(/[a-z]/i)
    expect(words, key).not.toMatch(/[०-९]/)
  }
})

test('Hindi writes its dotted letters in one way', () => {
  // Composed and decomposed nuktas look alike and are not found by one another.
  for (const [key, text] of hindi) expect(text, key).not.toMatch(/[\u0958-\u095f]/)
})
