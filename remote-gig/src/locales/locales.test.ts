import { expect, test } from 'vitest'
import en from './en.json'
import hi from './hi.json'

type Texts = { [key: string]: string | Texts }

const leaves = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : leaves(value, `${path}${key}.`),
  )
const blanks = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort()

const inEnglish = leaves(en)
const inHindi = new Map(leaves(hi))

test('Hindi has every text that English has, and no other', () => {
  expect([...inHindi.keys()]).toEqual(inEnglish.map(([key]) => key))
})

test('the same names and numbers are filled in in both languages', () => {
  for (const [key, text] of inEnglish)
    expect(blanks(inHindi.get(key) ?? ''), key).toEqual(blanks(text))
})

test('no English is left in Hindi', () => {
  for (const [key, text] of inHindi)
    expect(text.replace(/\{\{\w+\}\}/g, ''), key).not.toMatch(/[a-z]/i)
})
