import { expect, test } from 'vitest'
import { createCafeSearch } from './search-cafes'

const names = ['Dabara House', 'Khidki Coffee', 'Café Noir', 'खिड़की कॉफ़ी']
const found = createCafeSearch(names, (name) => [name])

test('the search finds names that contain the text', () => {
  expect(found('ki Co')).toEqual(['Khidki Coffee'])
})

test('the search does not mind the case, nor spaces around the text', () => {
  expect(found(' dABARA ')).toEqual(['Dabara House'])
})

test('an empty search finds every café', () => {
  expect(found('')).toHaveLength(4)
  expect(found('  ')).toHaveLength(4)
})

test('the accent need not be typed', () => {
  expect(found('cafe')).toEqual(['Café Noir'])
  expect(found('CAFÉ')).toEqual(['Café Noir'])
})

test('a Hindi name is found with its nukta in either form', () => {
  expect(found('खिड़की'.normalize('NFD'))).toEqual(['खिड़की कॉफ़ी'])
})

test('a Hindi name is found by who writes neither its dots nor its moons', () => {
  expect(found('खिडकी कॉफी')).toEqual(['खिड़की कॉफ़ी'])
  const courtyard = createCafeSearch(['तुलसी आँगन'], (name) => [name])
  expect(courtyard('आंगन')).toHaveLength(1)
})

test('a text that no name contains finds nothing', () => {
  expect(found('zzz')).toEqual([])
})
