import { expect, test, vi } from 'vitest'
import { collationRanks } from './collation-ranks'

const options = { numeric: true, sensitivity: 'base' } as const
const parts = [
  '| |  |-|.|,|’|(|#|₹|0|2|02|10|1.5|007',
  '|a|A|á|a\u0301|ä|z|ß|ss|æ|Café|cafe|CAFE\u0301|\u0301|Ω|日本|ﬁ|fi',
  '|क|का|क़|क\u093c|ख|क्ष|अं|चाय|ॐ|\u094d|\u200d|\u200b|\u0000',
  '|☕|👩‍🍳|👩|🇮🇳|\ufe0f|\ud83d|२|१०|٣|１',
].flatMap((some) => some.split('|'))
const partAt = (at: number) => parts[at % parts.length] ?? ''
/** Generated with a fixed seed. */
const hostile = Array.from(
  { length: 4000 },
  (_, at) => partAt(at * 7919) + partAt(at >> 3) + partAt((at * 104_729) >> 5),
)
// A Hindi `Intl.Collator` is inconsistent about numbers in other digits.
const words = { en: hostile, hi: hostile.map((word) => word.replace(/[२१०٣１]/g, '5')) }

const shuffled = <Each>(all: readonly Each[]) =>
  all
    .map((each, at) => ({ each, place: (at * 7919) % all.length }))
    .sort((one, other) => one.place - other.place)
    .map(({ each }) => each)

for (const language of ['en', 'hi'] as const)
  test(`ranks follow the collation of ${language}, with equal ranks for equal words`, () => {
    const { compare } = new Intl.Collator(language, options)
    const { rankOf } = collationRanks(words[language], compare)
    const others = shuffled(words[language])
    const differing = words[language].filter((word, at) => {
      const other = others[at] ?? ''
      return Math.sign(rankOf(word) - rankOf(other)) !== Math.sign(compare(word, other))
    })
    expect(differing).toEqual([])
    expect(words[language].toSorted((one, other) => rankOf(one) - rankOf(other))).toEqual(
      words[language].toSorted(compare),
    )
  })

const counted = () => vi.fn((one: string, other: string) => Number(one) - Number(other))
const numbers = shuffled(Array.from({ length: 10_000 }, (_, number) => String(number)))

test('a step makes few comparisons, and after the last step there are none', () => {
  const compare = counted()
  const { step, rankOf } = collationRanks(numbers, compare)
  let most = 0
  for (let isLeft = true; isLeft; ) {
    compare.mockClear()
    isLeft = step()
    most = Math.max(most, compare.mock.calls.length)
  }
  expect(most).toBeLessThan(500)
  compare.mockClear()
  expect(numbers.toSorted((one, other) => rankOf(one) - rankOf(other))[42]).toBe('42')
  expect(step()).toBe(false)
  expect(compare).not.toHaveBeenCalled()
})

test('each step reads few words', () => {
  let read = 0
  function* counting() {
    for (const number of numbers) {
      read += 1
      yield number
    }
  }
  const { step } = collationRanks(counting(), counted())
  expect(read).toBe(0)
  step()
  expect(read).toBeGreaterThan(0)
  expect(read).toBeLessThan(500)
})

test('rankOf finishes pending steps with the same result', () => {
  const compare = counted()
  const { step, rankOf } = collationRanks(numbers, compare)
  for (let steps = 0; steps < 30; steps += 1) step()
  expect(['7', '77', '777'].map(rankOf)).toEqual([7, 77, 777])
  const inAll = compare.mock.calls.length
  expect(inAll).toBeLessThan(10_000 * Math.log2(10_000))
})

test('duplicate words are compared once', () => {
  const compare = counted()
  const { rankOf } = collationRanks(
    Array.from({ length: 10_000 }, (_, at) => String(at % 6)),
    compare,
  )
  expect(['0', '5'].map(rankOf)).toEqual([0, 5])
  expect(compare.mock.calls.length).toBeLessThan(30)
})
