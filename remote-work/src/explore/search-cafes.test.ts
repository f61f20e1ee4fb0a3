import { expect, test } from 'vitest'
import { createCafeSearch } from './search-cafes'

const names = ['Dabara House', 'Khidki Coffee', 'Café Noir', 'खिड़की कॉफ़ी']
const found = createCafeSearch(names, (name) => [name])

test('the search finds names that contain the text', () => {
  expect(found('ki Co')).toEqual(['Khidki Coffee'])
})

test('the search ignores case and surrounding spaces', () => {
  expect(found(' dABARA ')).toEqual(['Dabara House'])
})

test('an empty search finds every café', () => {
  expect(found('')).toHaveLength(4)
  expect(found('  ')).toHaveLength(4)
  expect(found('\u200e\u2800')).toHaveLength(4)
})

test('the search ignores accents, unlike section 5', () => {
  expect(found('cafe')).toEqual(['Café Noir'])
  expect(found('CAFÉ')).toEqual(['Café Noir'])
})

test('a text in no name finds nothing', () => {
  expect(found('zzz')).toEqual([])
})
