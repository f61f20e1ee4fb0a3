import { expect, test, vi } from 'vitest'
import { collationRanks } from './collation-ranks'

const options = { numeric: true, sensitivity: 'base' } as const
const parts = [
  '| |  |-|.|,|’|(|#|₹|0|2|02|10|1.5|007',
  '|a|A|á|a\u0301|ä|z|ß|ss|æ|Café|cafe|CAFE\u0301|\u0301|Ω|日本|ﬁ|fi',
  '|क|का|क़|क\u093c|ख|क्ष|अं|चाय|ॐ|\u094d|\u200d|\u200b|\u0000',
  '|☕|👩‍🍳|👩|🇮🇳|\ufe0f|\ud83d|२|१०|٣|１',
].flatMap((group) => group.split('|'))
const partAt = (index: number) => parts[index % parts.length] ?? ''
/** Generated with a fixed seed. */
const hostile = Array.from(
  { length: 4000 },
  (_, index) => partAt(index * 7919) + partAt(index >> 3) + partAt((index * 104_729) >> 5),
)
// A Hindi `Intl.Collator` is inconsistent about numbers in other digits.
const words = { en: hostile, hi: hostile.map((word) => word.replace(/[२१०٣１]/g, '5')) }

const shuffle = <Item>(items: readonly Item[]) =>
  items
    .map((item, index) => ({ item, order: (index * 7919) % items.length }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item)

for (const language of ['en', 'hi'] as const)
  test(`ranks follow the collation of ${language}, with equal ranks for equal words`, () => {
    const { compare } = new Intl.Collator(language, options)
    const { rankOf } = collationRanks(words[language], compare)
    const shuffledWords = shuffle(words[language])
    const differing = words[language].filter((word, index) => {
      const other = shuffledWords[index] ?? ''
      return Math.sign(rankOf(word) - rankOf(other)) !== Math.sign(compare(word, other))
    })
    expect(differing).toEqual([])
    expect(words[language].toSorted((one, other) => rankOf(one) - rankOf(other))).toEqual(
      words[language].toSorted(compare),
    )
  })

const createCompareSpy = () => vi.fn((one: string, other: string) => Number(one) - Number(other))
const numbers = shuffle(Array.from({ length: 10_000 }, (_, number) => String(number)))

test('a step makes few comparisons, and after the last step there are none', () => {
  const compare = createCompareSpy()
  const { step, rankOf } = collationRanks(numbers, compare)
  let maxComparisons = 0
  for (let hasMore = true; hasMore; ) {
    compare.mockClear()
    hasMore = step()
    maxComparisons = Math.max(maxComparisons, compare.mock.calls.length)
  }
  expect(maxComparisons).toBeLessThan(500)
  compare.mockClear()
  expect(numbers.toSorted((one, other) => rankOf(one) - rankOf(other))[42]).toBe('42')
  expect(step()).toBe(false)
  expect(compare).not.toHaveBeenCalled()
})

test('each step reads few words', () => {
  let read = 0
  function* countReads() {
    for (const number of numbers) {
      read += 1
      yield number
    }
  }
  const { step } = collationRanks(countReads(), createCompareSpy())
  expect(read).toBe(0)
  step()
  expect(read).toBeGreaterThan(0)
  expect(read).toBeLessThan(500)
})

test('rankOf finishes pending steps with the same result', () => {
  const compare = createCompareSpy()
  const { step, rankOf } = collationRanks(numbers, compare)
  for (let steps = 0; steps < 30; steps += 1) step()
  expect(['7', '77', '777'].map(rankOf)).toEqual([7, 77, 777])
  const comparisons = compare.mock.calls.length
  expect(comparisons).toBeLessThan(10_000 * Math.log2(10_000))
})

test('duplicate words are compared once', () => {
  const compare = createCompareSpy()
  const { rankOf } = collationRanks(
    Array.from({ length: 10_000 }, (_, index) => String(index % 6)),
    compare,
  )
  expect(['0', '5'].map(rankOf)).toEqual([0, 5])
  expect(compare.mock.calls.length).toBeLessThan(30)
})
