import { expect, test } from 'vitest'
import {
  addGuests,
  type Guest,
  guestsFromText,
  removeGuest,
  renameGuest,
  restoreGuest,
  setReply,
} from './guest'

const riya: Guest = { id: 'r', name: 'Riya', reply: 'coming' }
const kabir: Guest = { id: 'k', name: 'Kabir' }
const list = [riya, kabir]

test('new guests are first; adding them twice adds them once', () => {
  const added = guestsFromText('Zoya')
  const once = addGuests(list, added)
  expect(once.map(({ name }) => name)).toEqual(['Zoya', 'Riya', 'Kabir'])
  expect(addGuests(once, added)).toBe(once)
})

test('a removed guest is restored in its position, once', () => {
  const removed = removeGuest(list, 'r')
  expect(removed).toEqual([kabir])
  const restored = restoreGuest(removed, riya, 0)
  expect(restored).toEqual(list)
  expect(restoreGuest(restored, riya, 0)).toBe(restored)
  expect(restoreGuest([], kabir, 7)).toEqual([kabir])
})

test('a guest that another tab has removed is neither changed nor removed', () => {
  for (const result of [
    removeGuest(list, 'x'),
    renameGuest(list, 'x', 'X'),
    setReply(list, 'x', 'maybe'),
  ])
    expect(result).toBe(list)
})
