import { expect, test } from 'vitest'
import { parseCategory } from './categories'

test('an unknown category in the URL is All', () => {
  expect(parseCategory('paid')).toBe('paid')
  expect(parseCategory('<script>')).toBe('all')
  expect(parseCategory(null)).toBe('all')
})
