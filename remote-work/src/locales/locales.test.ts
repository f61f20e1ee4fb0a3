import { expect, test } from 'vitest'
import en from './en.json'
import hi from './hi.json'

const flat = (texts: object, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : flat(value, `${path}${key}.`),
  )
const english = new Map(flat(en))
const hindi = new Map(flat(hi))

test('English and Hindi have the same keys', () => {
  expect([...hindi.keys()].toSorted()).toEqual([...english.keys()].toSorted())
})

test('no text is empty', () => {
  for (const [key, text] of [...english, ...hindi]) expect(text.trim(), key).not.toBe('')
})

test('each text takes the same values in both languages', () => {
  const values = (text = '') => new Set(text.match(/\{\{.*?\}\}|<\/?\w+>/g))
  for (const [key, text] of english) expect(values(hindi.get(key)), key).toEqual(values(text))
})

test('Hindi is written in Devanagari', () => {
  for (const [key, text] of hindi) {
    if (/\p{L}/u.test(text.replaceAll(/\{\{.*?\}\}/g, '')) && !/^[\d:\sAPM-]+$/.test(text))
      expect(text, key).toMatch(/\p{Script=Devanagari}/u)
  }
})
