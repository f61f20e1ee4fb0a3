import { fakeStorage } from '@baithak/testing/fake-storage'
import { expect, test } from 'vitest'
import { addMessage, type ChatMessage, chatRecord, createMessage } from './chat-message'
import { replyTopic } from './use-chat'

const messages: ChatMessage[] = [{ id: '1', sender: 'user', text: 'Hello' }]

test.each(['', '\n\t ', '\u200b\u2800'])('a blank message %j is not sent', (text) => {
  expect(addMessage(messages, createMessage('user', text))).toBe(messages)
})

test('a message is trimmed and added once', () => {
  const message = createMessage('cafe', ' Namaste\n')
  const once = addMessage(messages, message)
  expect(once).toEqual([...messages, { ...message, text: 'Namaste' }])
  expect(addMessage(once, message)).toBe(once)
})

test('a chat keeps its newest hundred messages when it is read and when it is written', () => {
  const messages = Array.from({ length: 130 }, (_, index) => createMessage('user', `${index}`))
  const device = fakeStorage({ 'draft:chat:v': JSON.stringify(messages) })
  const record = device.openTab().storage.record(chatRecord('v'))
  expect(record.getState()).toEqual(messages.slice(-100))
  const newest = createMessage('user', 'newest')
  record.write((chat) => addMessage(chat, newest))
  expect(JSON.parse(device.texts.get('draft:chat:v') ?? '')).toEqual([
    ...messages.slice(-99),
    newest,
  ])
})

test.each([
  ['Any discount for forty people?', 'price'],
  ['Great, what does it cost?', 'price'],
  ['कितना भुगतान करना है?', 'price'],
  ['Thank you!', 'thanks'],
  ['धन्यवाद', 'thanks'],
  ['Is there Jain food?', 'other'],
])('the venue replies to %j about %s', (message, topic) => {
  expect(replyTopic(message)).toBe(topic)
})
