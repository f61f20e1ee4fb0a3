import { expect, test } from 'vitest'
import { createCafe as cafe } from '../testing/create-cafe'
import { createCafeSearch } from './search-cafes'

const cafes = [
  cafe({ name: 'दबारा हाउस', alias: 'Dabara House', city: 'Bengaluru' }),
  cafe({ name: 'Café Mogra', city: 'Mysuru' }),
]
const search = createCafeSearch(cafes)
const found = (text: string) => search(text).map(({ name }) => name)

test('a café is found by a part of its name, in whichever case', () => {
  expect(found('MOGR')).toEqual(['Café Mogra'])
})

test('a café is found whether or not the accent is typed', () => {
  expect(found('cafe m')).toEqual(['Café Mogra'])
})

test('a café is found by its name in either language and by its city', () => {
  expect(found('दबारा')).toEqual(['दबारा हाउस'])
  expect(found('dabara')).toEqual(['दबारा हाउस'])
  expect(found('mysuru')).toEqual(['Café Mogra'])
})

test('blanks find every café, an unknown word none', () => {
  expect(found('  ')).toHaveLength(2)
  expect(found('nowhere')).toEqual([])
})
