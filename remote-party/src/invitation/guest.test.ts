import { expect, test } from 'vitest'
import {
  changeGuest,
  countArrived,
  countReplies,
  type Guest,
  noteAnswer,
  removeGuest,
  replies,
  restoreGuest,
} from './guest'

const riya: Guest = { id: 'r', name: 'Riya', reply: 'coming' }
const kabir: Guest = { id: 'k', name: 'Kabir' }
const list = [riya, kabir]

test('a removed guest is restored in its position, once', () => {
  const removed = removeGuest(list, 'r')
  expect(removed).toEqual([kabir])
  const restored = restoreGuest(removed, riya, 0)
  expect(restored).toEqual(list)
  expect(restoreGuest(restored, riya, 0)).toBe(restored)
  expect(restoreGuest([], kabir, 7)).toEqual([kabir])
})

test('an answer brings people and a note; another one of the same guest keeps the mark of the door', () => {
  const first = noteAnswer(list, {
    id: 'A',
    name: 'kabir',
    reply: 'coming',
    people: 3,
    note: 'Jain',
  })
  expect(first[1]).toEqual({
    id: 'answer-A',
    name: 'kabir',
    reply: 'coming',
    people: 3,
    note: 'Jain',
  })
  const second = noteAnswer(changeGuest(first, 'answer-A', { arrived: true }), {
    id: 'A',
    name: 'Kabir',
    reply: 'coming',
  })
  expect(second[1]).toEqual({ id: 'answer-A', name: 'Kabir', reply: 'coming', arrived: true })
})

test('people are counted, not answers', () => {
  const guests: Guest[] = [
    { ...riya, people: 4 },
    { ...kabir, people: 2 },
    { id: 'z', name: 'Zoya', reply: 'declined' },
  ]
  expect([...replies, undefined].map((reply) => countReplies(guests, reply))).toEqual([4, 0, 1, 2])
  expect(countArrived(guests)).toEqual({ here: 0, expected: 4 })
  expect(countArrived(changeGuest(guests, 'r', { arrived: true }))).toEqual({
    here: 4,
    expected: 4,
  })
  // Kabir has come without an answer.
  expect(countArrived(changeGuest(guests, 'k', { arrived: true }))).toEqual({
    here: 2,
    expected: 6,
  })
})
