import { expect, test } from 'vitest'

const leavesOf = (translations: object, path = ''): [key: string, text: string][] =>
  Object.entries(translations).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : leavesOf(value, `${path}${key}.`),
  )

const placeholderPattern = /\{\{.*?\}\}|<\/?\w+>/g
const placeholdersOf = (text: string) => [...new Set(text.match(placeholderPattern))].sort()

interface LocaleTestOptions {
  en: object
  hi: object
  /** Latin words that Hindi may contain. */
  latinWords?: readonly string[]
  /** Keys whose text may be empty. */
  optionalKeys?: RegExp
}

/** Registers the tests of a package's English and Hindi translations. */
export function testLocales({ en, hi, latinWords = [], optionalKeys }: LocaleTestOptions) {
  const english = leavesOf(en)
  const hindi = new Map(leavesOf(hi))

  test('both languages have the same keys', () => {
    expect([...hindi.keys()]).toEqual(english.map(([key]) => key))
  })

  test('no text is empty', () => {
    for (const [key, text] of [...english, ...hindi])
      if (!optionalKeys?.test(key)) expect(text.trim(), key).not.toBe('')
  })

  test('both languages have the same placeholders', () => {
    for (const [key, text] of english)
      expect(placeholdersOf(hindi.get(key) ?? ''), key).toEqual(placeholdersOf(text))
  })

  test('Hindi is written in Devanagari, with Latin digits', () => {
    for (const [key, text] of hindi) {
      const words = text.replace(placeholderPattern, '').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
      for (const word of words)
        if (!latinWords.includes(word))
          expect(word, key).toMatch(/^(?:(?![०-९])[\p{Script=Devanagari}\d])+$/u)
    }
  })

  test('Hindi has decomposed nuktas: composed ones look alike but do not match', () => {
    for (const [key, text] of hindi) expect(text, key).not.toMatch(/[\u0958-\u095f]/)
  })
}
