import { expect, test } from 'vitest'
import type { ChatMessage } from './chat-message'
import { chatStartedAt, daySeparators } from './day-separators'

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

test('a message without a valid time counts to the day of the one before it', () => {
  const messages = [message('1'), message('2', 'soon'), message('3', at(21, 9)), message('4')]
  expect([...daySeparators(messages, at(20, 9)).keys()]).toEqual(['3'])
})

test('a chat starts with the enquiry, or with an earlier first message', () => {
  expect(chatStartedAt(at(20, 9), [message('1', at(21, 9))])).toBe(at(20, 9))
  expect(chatStartedAt(at(20, 9), [message('1', at(12, 9))])).toBe(at(12, 9))
  expect(chatStartedAt('', [message('1', at(21, 9))])).toBe(at(21, 9))
  expect(Date.parse(chatStartedAt(undefined, []))).toBeCloseTo(Date.now(), -4)
})
