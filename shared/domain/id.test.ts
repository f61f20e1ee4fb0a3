import { defineRoute } from '@baithak/platform'
import { expect, test } from 'vitest'
import { sameId, uniqueIds } from './id'

test('an id with a lone surrogate is found by its URL', () => {
  const id = 'c-\ud800'
  const href = defineRoute('/cafe/:id').href({ id })
  expect(sameId(id, decodeURIComponent(href.replace('/cafe/', '')))).toBe(true)
})

test('repeated ids get different keys, numbers and strings alike', () => {
  expect(uniqueIds([7, 'a', '7', 7])).toEqual(['7', 'a', '7~2', '7~3'])
  expect(uniqueIds([7, 8, 7])).toEqual(['7', '8', '7~2'])
  expect(uniqueIds([7, 8])).toEqual(['7', '8'])
})
