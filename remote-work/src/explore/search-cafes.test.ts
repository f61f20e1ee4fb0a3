import { expect, test } from 'vitest'
import type { Cafe } from '../model/cafe'
import { mergeCafes, sampleCafes } from '../model/cafe'
import { createCafeSearch } from './search-cafes'

const cafes = mergeCafes(sampleCafes, [{ name: 'Café Noir', area: 'Ulsoor' }])
const search = createCafeSearch(cafes, (cafe) => cafe)
const namesOf = (found: Cafe[]) => found.map(({ name }) => name)

test.each([
  ['ki Co', ['Khidki Coffee']],
  [' dABARA ', ['Dabara House']],
  ['cafe', ['Café Noir']],
  ['CAFÉ', ['Café Noir']],
  ['खिड़की', ['Khidki Coffee']],
  ['zzz', []],
])('“%s” finds by name %s, without regard to case, accents and language', (text, names) => {
  expect(namesOf(search(text).named)).toEqual(names)
})

test.each(['', '  ', '\u200e\u2800'])('an empty search finds every café by name', (text) => {
  const { named, inArea } = search(text)
  expect([named.length, inArea]).toEqual([cafes.length, []])
})

test.each([
  ['indira', ['Dabara House']],
  ['इंदिरा', ['Dabara House']],
  ['ulsoor', ['Gulmohar Counter', 'Lakeside Verandah', 'Café Noir']],
  // Would fit almost every area.
  ['in', []],
])('“%s” finds by area %s, which no name has', (text, names) => {
  expect(namesOf(search(text).inArea)).toEqual(names)
})
