import { byLanguage, languages } from '@baithak/contract'
import { describe, expect, test } from 'vitest'

const leavesOf = (node: object, path = ''): [key: string, text: string][] =>
  Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : leavesOf(value, `${path}${key}.`),
  )

const placeholder = /\{\{.*?\}\}|<\/?\w+>/g
const placeholdersOf = (text: string) => (text.match(placeholder) ?? []).toSorted()

const folderOf = (path: string) => path.replace(/[^/]*(?:\/translation)?\.json$/, '')

/**
 * Registers the tests for the translations of a package, for each folder of locale files and each language. A section must
 * be in one folder, because the folders of a mode are merged. `latinWords` are correct in Hindi, such as 'QR'.
 */
export function testTranslations(files: Record<string, object>, latinWords: string[] = []) {
  const folders = [...new Set(Object.keys(files).map(folderOf))]
  const textsIn = (folder: string) =>
    byLanguage(
      Object.fromEntries(Object.entries(files).filter(([path]) => folderOf(path) === folder)),
    )

  test('each section is in one folder', () => {
    const sections = folders.flatMap((folder) => Object.keys(textsIn(folder).en))
    expect(sections).toEqual([...new Set(sections)])
  })

  describe.each(folders)('the translations in %s', (folder) => {
    const texts = textsIn(folder)
    /** The placeholders of each text, which may be empty only where English is. */
    const shapeOf = (language: string) =>
      Object.fromEntries(
        leavesOf(texts[language] ?? {}).map(([key, text]) => [
          key,
          text.trim() && placeholdersOf(text),
        ]),
      )

    test.each(languages)('$englishName has the keys and placeholders of English', ({ id }) =>
      expect(shapeOf(id)).toEqual(shapeOf('en')),
    )

    const hindi = leavesOf(texts.hi ?? {})

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
  })
}
