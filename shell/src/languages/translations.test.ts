import { describe, expect, it } from 'vitest'
import en from '../../public/locales/en/translation.json'
import hi from '../../public/locales/hi/translation.json'
import retiredEn from '../../retired-translations/en.json'
import retiredHi from '../../retired-translations/hi.json'

function flatten(tree: object, path = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : flatten(value, `${path}${key}.`),
  )
}
const english = flatten(en)
const hindi = new Map(flatten(hi))
const placeholders = (text: string) => [...text.matchAll(/{{\w+}}|<\/?\w+>/g)].flat().sort()

const retired = flatten(retiredEn).map(([key]) => key)

it('retired translations are those of keys that the shell no longer has, in both languages', () => {
  expect(flatten(retiredHi).map(([key]) => key)).toEqual(retired)
  const current = new Set(english.map(([key]) => key))
  expect(retired.filter((key) => current.has(key))).toEqual([])
})

describe('the two languages of the shell', () => {
  it('have the same keys', () => {
    expect([...hindi.keys()].sort()).toEqual(english.map(([key]) => key).sort())
  })

  it.each(english)('%s is translated and keeps its placeholders in Hindi', (key, text) => {
    expect(text.trim()).not.toBe('')
    expect(hindi.get(key)?.trim()).toBeTruthy()
    expect(placeholders(hindi.get(key) ?? '')).toEqual(placeholders(text))
  })

  it('Hindi is in Devanagari', () => {
    const latin = [...hindi].filter(([, text]) => !/[\u0900-\u097f]/.test(text))
    expect(latin).toEqual([])
  })
})
