import { expect, test } from 'vitest'
import { addMessage, type ChatMessage, createMessage } from './chat-message'

const messages: ChatMessage[] = [{ id: '1', sender: 'user', text: 'Hello' }]

test.each(['', ' ', '\n\t ', '\u00a0', '\u200b\u2800'])(
  'a blank message %j is not sent',
  (text) => {
    expect(addMessage(messages, createMessage('user', text))).toBe(messages)
  },
)

test('a message is trimmed and added once', () => {
  const message = createMessage('cafe', ' Namaste\n')
  const once = addMessage(messages, message)
  expect(once).toEqual([...messages, { ...message, text: 'Namaste' }])
  expect(addMessage(once, message)).toBe(once)
})

test('a long chat keeps its newest hundred messages, each with its own id', () => {
  let chat: ChatMessage[] = []
  for (let count = 0; count < 130; count += 1) chat = addMessage(chat, createMessage('user', 'x'))
  expect(chat).toHaveLength(100)
  expect(new Set(chat.map(({ id }) => id)).size).toBe(100)
})
