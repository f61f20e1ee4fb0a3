import { expect, test } from 'vitest'
import {
  type Answer,
  changeGuest,
  countArrived,
  countReplies,
  type Guest,
  noteAnswer,
  replies,
} from './guest'

const riya: Guest = { id: 'r', name: 'Riya', reply: 'coming' }
const kabir: Guest = { id: 'k', name: 'Kabir' }
const list = [riya, kabir]

test('another answer of the same guest replaces the first and keeps the mark of the door', () => {
  const answer: Answer = { id: 'A', name: 'kabir', reply: 'coming', people: 3, note: 'Jain' }
  const first = noteAnswer(list, answer)
  expect(first).toEqual([{ ...answer, id: 'answer-A' }, riya])
  const arrived = changeGuest(first, 'answer-A', { arrived: true })
  expect(noteAnswer(arrived, { id: 'A', name: 'Kabir', reply: 'maybe' })[0]).toEqual({
    id: 'answer-A',
    name: 'Kabir',
    reply: 'maybe',
    arrived: true,
  })
})

test.each([
  ['José D’Souza', 'Jose\u0301  D’Souza'],
  ['\u095eरहान', '\u092b\u093cरहान '],
])('an answer of a listed guest, whose name is typed otherwise, adds nobody', (listed, typed) => {
  const noted = noteAnswer([{ id: 'j', name: listed }], { id: 'A', name: typed, reply: 'coming' })
  expect(noted).toHaveLength(1)
})

test('people are counted, not answers', () => {
  const guests: Guest[] = [
    { ...riya, people: 4 },
    { ...kabir, people: 2 },
    { id: 'z', name: 'Zoya', reply: 'declined' },
  ]
  expect([...replies, undefined].map((reply) => countReplies(guests, reply))).toEqual([4, 0, 1, 2])
  const arrived = (id: string) => countArrived(changeGuest(guests, id, { arrived: true }))
  expect(countArrived(guests)).toEqual({ here: 0, expected: 4 })
  expect(arrived('r')).toEqual({ here: 4, expected: 4 })
  // Kabir has come without an answer.
  expect(arrived('k')).toEqual({ here: 2, expected: 6 })
})
