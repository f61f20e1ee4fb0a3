import { expect, test } from 'vitest'
import {
  addMessage,
  type ChatMessage,
  chatStartedAt,
  createMessage,
  daySeparators,
} from './chat-message'

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

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString()
const message = (id: string, sentAt?: string): ChatMessage => ({
  id,
  sender: 'user',
  text: 'x',
  at: sentAt,
})

test('the first message of a day gets a separator', () => {
  const messages = [
    message('1', at(20, 23)),
    message('2', at(21, 0)),
    message('3', at(21, 9)),
    message('4', at(22, 9)),
  ]
  expect([...daySeparators(messages, at(20, 9)).keys()]).toEqual(['2', '4'])
})

test('a chat starts with the enquiry, or with an earlier first message', () => {
  expect(chatStartedAt(at(20, 9), [message('1', at(21, 9))])).toBe(at(20, 9))
  expect(chatStartedAt(at(20, 9), [message('1', at(12, 9))])).toBe(at(12, 9))
  expect(chatStartedAt('', [message('1', at(21, 9))])).toBe(at(21, 9))
  expect(Date.parse(chatStartedAt(undefined, []))).toBeCloseTo(Date.now(), -4)
})
