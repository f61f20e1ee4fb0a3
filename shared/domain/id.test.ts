import { expect, test } from 'vitest'
import { uniqueIds } from './id'

test('repeated ids get different keys, numbers and strings alike', () => {
  expect(uniqueIds([7, 'a', '7', 7])).toEqual(['7', 'a', '7~2', '7~3'])
  expect(uniqueIds([7, 8, 7])).toEqual(['7', '8', '7~2'])
  expect(uniqueIds([7, 8])).toEqual(['7', '8'])
})
