import type { AgendaItem } from '@baithak/contract'
import { expect, test } from 'vitest'
import { newsLine } from './news-line'

const both = (text: string) => ({ en: text, hi: text })
const now = new Date(2026, 10, 25, 12)
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString()

const item = (changes: Partial<AgendaItem>): AgendaItem => ({
  id: '1',
  title: both('Concert'),
  place: both('Terrace'),
  start: at(25, 19),
  end: at(25, 23),
  link: '/there',
  ...changes,
})
const lasting = (end: string) =>
  item({ title: both('Weekly'), place: both('Your card'), start: at(18, 9), end })

test.each<[string, Partial<AgendaItem>, string]>([
  ['tonight', {}, 'Concert tonight, 7:00 PM, Terrace'],
  ['this afternoon', { start: at(25, 15) }, 'Concert today, 3:00 PM, Terrace'],
  ['on now', { start: at(25, 11) }, 'Concert, on now, Terrace'],
  ['the whole day', { start: '2026-11-25' }, 'Concert today, Terrace'],
  ['tomorrow', { start: at(26, 1), end: at(26, 3) }, 'Concert tomorrow, Thursday'],
  ['in eight days', { start: '2026-12-03', end: at(34, 0) }, 'Concert in 8 days'],
])('an event %s', (_, changes, text) => {
  expect(newsLine([item(changes)], now, 'en')).toEqual({ text, link: '/there' })
})

test.each([
  [25, 'Your card ends today'],
  [26, 'Your card ends tomorrow, Thursday'],
  [28, 'Your card ends in 3 days'],
])('what lasts for days and ends on the %dth', (day, text) => {
  expect(newsLine([lasting(at(day, 20))], now, 'en')?.text).toBe(text)
})

test('the news are in Hindi too', () => {
  expect(newsLine([item({})], now, 'hi')?.text).toBe('आज शाम 7:00 PM: Concert, Terrace')
  expect(newsLine([lasting(at(26, 20))], now, 'hi')?.text).toBe('Your card: कल, गुरुवार को आख़िरी दिन')
})

test('the soonest news come first', () => {
  const items = [item({ start: at(27, 9), end: at(27, 10) }), lasting(at(26, 20))]
  expect(newsLine(items, now, 'en')?.text).toBe('Your card ends tomorrow, Thursday')
})

test.each<[string, AgendaItem]>([
  ['a suggestion', item({ isSuggestion: true })],
  ['what is over', item({ start: at(25, 8), end: at(25, 9) })],
  ['what has no time', item({ start: undefined })],
  ['what ends later than in three days', lasting(at(29, 20))],
])('%s is not news', (_, suggestion) => {
  expect(newsLine([suggestion], now, 'en')).toBeNull()
})
