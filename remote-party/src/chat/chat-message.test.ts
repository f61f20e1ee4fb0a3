import { expect, test } from 'vitest'
import { type ChatMessage, withLine } from './chat-message'

const said: ChatMessage[] = [{ id: '1', sender: 'user', text: 'Hello' }]

test.each(['', ' ', '\n\t ', '\u00a0'])('a blank line %j is not sent', (text) => {
  expect(withLine(said, { sender: 'user', text })).toBe(said)
})

test('a line is added with an id of its own, without the blanks around it', () => {
  expect(withLine(said, { sender: 'cafe', text: ' Namaste\n' })).toEqual([
    ...said,
    { id: '2', sender: 'cafe', text: 'Namaste' },
  ])
})

test('a long chat keeps its newest two hundred lines, each with an id of its own', () => {
  let lines: ChatMessage[] = []
  for (let line = 0; line < 260; line += 1) lines = withLine(lines, { sender: 'user', text: 'x' })
  expect(lines).toHaveLength(200)
  expect(new Set(lines.map(({ id }) => id)).size).toBe(200)
})
