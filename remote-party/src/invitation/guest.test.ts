import { expect, test } from 'vitest'
import {
  addGuests,
  countReplies,
  type Guest,
  guestsFromText,
  maxGuests,
  removeGuest,
  renameGuest,
  restoreGuest,
  setReply,
} from './guest'

const riya: Guest = { id: 'r', name: 'Riya', reply: 'coming' }
const kabir: Guest = { id: 'k', name: 'Kabir' }
const list = [riya, kabir]

test('a text has one guest for each name between commas, semicolons and line breaks', () => {
  const names = guestsFromText(' Riya  Sen, Kabir;;\n ज़ोया , ').map(({ name }) => name)
  expect(names).toEqual(['Riya Sen', 'Kabir', 'ज़ोया'])
  expect(guestsFromText(' , \u200b,\u3164')).toEqual([])
})

test('new guests are first; adding them twice adds them once', () => {
  const added = guestsFromText('Zoya')
  const once = addGuests(list, added)
  expect(once.map(({ name }) => name)).toEqual(['Zoya', 'Riya', 'Kabir'])
  expect(addGuests(once, added)).toBe(once)
})

test('guests beyond the limit are left out', () => {
  const many = Array.from({ length: maxGuests - 1 }, (_, index) => ({ ...kabir, id: `${index}` }))
  const full = addGuests(many, guestsFromText('A, B'))
  expect(full).toHaveLength(maxGuests)
  expect(full[0]?.name).toBe('A')
  expect(addGuests(full, guestsFromText('C'))).toBe(full)
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

test('a reply can be set, changed and cleared', () => {
  const replied = setReply(list, 'k', 'maybe')
  expect(countReplies(replied)).toEqual({ coming: 1, maybe: 1, declined: 0, none: 0 })
  const cleared = setReply(replied, 'r', undefined)
  expect(cleared[0]).toEqual({ id: 'r', name: 'Riya' })
  expect(countReplies(cleared)).toEqual({ coming: 0, maybe: 1, declined: 0, none: 1 })
})

test('a new name keeps the reply', () => {
  expect(renameGuest(list, 'r', 'Riya Sen')[0]).toEqual({ ...riya, name: 'Riya Sen' })
})
