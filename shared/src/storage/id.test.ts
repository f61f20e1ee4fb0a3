import { expect, test } from 'vitest'
import { defineRoute } from '../platform/route'
import { sameId, uniqueIds } from './id'

test('an id with a lone surrogate has a URL, and is found by what that URL says', () => {
  const id = 'c-\ud800'
  const href = defineRoute('/cafe/:id').href({ id })
  expect(sameId(id, decodeURIComponent(href.replace('/cafe/', '')))).toBe(true)
})

test('ids that are given twice are told apart, numbers and texts alike', () => {
  expect(uniqueIds([7, 'a', '7', 7])).toEqual(['7', 'a', '7~2', '7~3'])
  expect(uniqueIds([7, 8, 7])).toEqual(['7', '8', '7~2'])
  expect(uniqueIds([7, 8])).toEqual(['7', '8'])
})
