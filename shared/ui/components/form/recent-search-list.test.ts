import { expect, test } from 'vitest'
import { addSearch, removeSearch, restoreSearch } from './recent-search-list'

test('the newest search is first, and five are remembered', () => {
  const list = ['one', 'two', 'three', 'four', 'five', 'six'].reduce(addSearch, [] as string[])
  expect(list).toEqual(['six', 'five', 'four', 'three', 'two'])
})

test('a repeated search moves to the front, in whichever spelling', () => {
  expect(addSearch(['tulsi', 'Café'], ' cafe ')).toEqual(['cafe', 'tulsi'])
  const list = ['tulsi', 'khidki']
  expect(addSearch(list, 'tulsi')).toBe(list)
})

test('a single letter and a blank text are not remembered', () => {
  const list = ['tulsi']
  expect(addSearch(list, ' t ')).toBe(list)
  expect(addSearch(list, '  ')).toBe(list)
  expect(addSearch(list, '\u200b\u200b')).toBe(list)
})

test('a search can be removed and brought back', () => {
  const removed = removeSearch(['tulsi', 'khidki'], 'Tulsi')
  expect(removed).toEqual(['khidki'])
  const restored = restoreSearch(removed, 'tulsi', 0)
  expect(restored).toEqual(['tulsi', 'khidki'])
  expect(restoreSearch(restored, 'tulsi', 0)).toBe(restored)
})
