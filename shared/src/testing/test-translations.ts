import { expect, test } from 'vitest'

type Translations = { [key: string]: string | string[] | Translations }

const leavesOf = (node: object, path = ''): [key: string, text: string][] =>
  Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : leavesOf(value, `${path}${key}.`),
  )

const placeholder = /\{\{.*?\}\}|<\/?\w+>/g
const placeholdersOf = (text: string) => (text.match(placeholder) ?? []).toSorted()

interface TranslationTestOptions {
  en: Translations
  hi: Translations
  /** Latin words that are correct in Hindi, such as 'QR'. */
  latinWords?: string[]
}

/** Registers the tests that the translations of every package have to pass. */
export function testTranslations({ en, hi, latinWords = [] }: TranslationTestOptions) {
  const english = leavesOf(en)
  const hindi = new Map(leavesOf(hi))

  test('English and Hindi have the same keys', () => {
    expect([...hindi.keys()].toSorted()).toEqual(english.map(([key]) => key).toSorted())
  })

  test('no text is empty in one language alone', () => {
    for (const [key, text] of english) expect(!hindi.get(key)?.trim(), key).toBe(!text.trim())
  })

  test('both languages have the same placeholders', () => {
    for (const [key, text] of english)
      expect(placeholdersOf(hindi.get(key) ?? ''), key).toEqual(placeholdersOf(text))
  })

  test('Hindi contains no Latin letters and no Devanagari digits', () => {
    for (const [key, text] of hindi) {
      const words = text.replace(placeholder, '').match(/[a-z०-९]+/gi) ?? []
      expect(
        words.filter((word) => !latinWords.includes(word)),
        key,
      ).toEqual([])
    }
  })

  test('Hindi has its dotted letters decomposed, as searches compare them', () => {
    for (const [key, text] of hindi) expect(text, key).not.toMatch(/[\u0958-\u095f]/)
  })
}
