import { expect, test } from 'vitest'
import { type ChatMessage, newMessage, withMessage } from './chat-message'

const messages: ChatMessage[] = [{ id: '1', sender: 'user', text: 'Hello' }]

test.each(['', ' ', '\n\t ', '\u00a0'])('a blank message %j is not sent', (text) => {
  expect(withMessage(messages, newMessage('user', text))).toBe(messages)
})

test('a message is added once, without the blanks around it', () => {
  const message = newMessage('cafe', ' Namaste\n')
  const once = withMessage(messages, message)
  expect(once).toEqual([...messages, { ...message, text: 'Namaste' }])
  expect(withMessage(once, message)).toBe(once)
})

test('a long chat keeps its newest two hundred messages, each with an id of its own', () => {
  let chat: ChatMessage[] = []
  for (let turn = 0; turn < 260; turn += 1) chat = withMessage(chat, newMessage('user', 'x'))
  expect(chat).toHaveLength(200)
  expect(new Set(chat.map(({ id }) => id)).size).toBe(200)
})
