import { fakeStorage } from '@baithak/testing/fake-storage'
import { expect, test } from 'vitest'
import {
  addMessage,
  type ChatMessage,
  chatRecord,
  createMessage,
  daysOf,
  firstDayOf,
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

test('a long chat keeps its newest hundred messages when it is read and when it is written', () => {
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

const sent = (id: string, at?: string): ChatMessage => ({ id, sender: 'user', text: 'x', at })

test('a message counts to its day in India; without a time it counts to the day of the one before', () => {
  const messages = [
    sent('1'),
    sent('2', '2026-11-20T20:00:00.000Z'),
    sent('3', 'soon'),
    sent('4', '2026-11-22T09:00+05:30'),
  ]
  expect(daysOf(messages, '2026-11-20')).toEqual([
    '2026-11-20',
    '2026-11-21',
    '2026-11-21',
    '2026-11-22',
  ])
})

test.each([
  ['2026-11-20T09:00+05:30', '2026-11-21T09:00+05:30', '2026-11-20'],
  ['2026-11-20T09:00+05:30', '2026-11-12T09:00+05:30', '2026-11-12'],
  ['', '2026-11-21T09:00+05:30', '2026-11-21'],
  [undefined, undefined, '2026-11-24'],
])('a chat after an enquiry of %j and a message of %j begins on %s', (enquiryDate, at, day) => {
  expect(firstDayOf(enquiryDate, [sent('1', at)], new Date('2026-11-24T00:30+05:30'))).toBe(day)
})
