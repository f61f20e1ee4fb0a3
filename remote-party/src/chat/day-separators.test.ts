import { expect, test } from 'vitest'
import type { ChatMessage } from './chat-message'
import { begunAt, daysWithin } from './day-separators'

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString()
const line = (id: string, said?: string): ChatMessage => ({
  id,
  sender: 'user',
  text: 'x',
  at: said,
})

test('a day begins with the first line that was said on it', () => {
  const lines = [
    line('1', at(20, 23)),
    line('2', at(21, 0)),
    line('3', at(21, 9)),
    line('4', at(22, 9)),
  ]
  expect([...daysWithin(lines, at(20, 9)).keys()]).toEqual(['2', '4'])
})

test('a line without a time, or with a damaged one, stands with the one before it', () => {
  const lines = [line('1'), line('2', 'soon'), line('3', at(21, 9)), line('4')]
  expect([...daysWithin(lines, at(20, 9)).keys()]).toEqual(['3'])
})

test('a chat began with the enquiry, or with a first line from before it', () => {
  expect(begunAt(at(20, 9), [line('1', at(21, 9))])).toBe(at(20, 9))
  expect(begunAt(at(20, 9), [line('1', at(12, 9))])).toBe(at(12, 9))
  expect(begunAt('', [line('1', at(21, 9))])).toBe(at(21, 9))
  expect(Date.parse(begunAt(undefined, []))).toBeCloseTo(Date.now(), -4)
})
