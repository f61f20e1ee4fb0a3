import { expect, test } from 'vitest'
import en from './en.json'
import hi from './hi.json'

const textsOf = (texts: object, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : textsOf(value, `${prefix}${key}.`),
  )

const slots = (text: string) => (text.match(/{{\w+}}/g) ?? []).sort()

test('every text of the Partner Dashboard is there in English and in Hindi', () => {
  expect(textsOf(hi).map(([key]) => key)).toEqual(textsOf(en).map(([key]) => key))
})

test('each Hindi text has the same places to fill as the English one', () => {
  const hindi = new Map(textsOf(hi))
  for (const [key, text] of textsOf(en))
    expect([key, slots(hindi.get(key) ?? '')]).toEqual([key, slots(text)])
})

test('no Hindi text is left in English', () => {
  for (const [key, text] of textsOf(hi))
    expect([key, /[\u0900-\u097f]/.test(text)]).toEqual([key, true])
})
