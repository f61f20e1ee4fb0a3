// @vitest-environment jsdom

import { agendaOf } from '@baithak/contract'
import { isUserOnboardedRecord, userPassRecord } from '@baithak/domain'
import { plannedReminders } from '@baithak/domain/agenda'
import { openStorage } from '@baithak/testing'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { cafeEventItems, passItem, publish } from './agenda'

const now = new Date(2026, 10, 21, 12)
beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  return () => vi.useRealTimers()
})

const goldUntil = (until: Date) =>
  ({
    passId: 'gold_monthly',
    purchaseDate: new Date(2026, 10, 20).toISOString(),
    expiryDate: until.toISOString(),
  }) as const

test.each([
  ['in the evening', new Date(2026, 11, 20, 18, 30)],
  ['at midnight', new Date(2026, 11, 20)],
  ['a minute before midnight', new Date(2026, 11, 20, 23, 59)],
])('a pass that ends %s has a reminder two days before, at nine in the morning', (_, until) => {
  expect(passItem(goldUntil(until), now)).toMatchObject({
    id: `pass-${until.toISOString()}`,
    title: { en: 'Gold Monthly', hi: 'गोल्ड मासिक' },
    end: until.toISOString(),
    link: '/wallet',
    material: 'gold',
    reminder: {
      kind: 'pass',
      from: new Date(2026, 11, 18, 9).toISOString(),
      until: until.toISOString(),
      text: { en: 'It is valid until 20 Dec 2026.', hi: 'यह 20 दिस 2026 तक मान्य है।' },
    },
  })
})

test('a pass of another year too', () => {
  const { reminder } = passItem(goldUntil(new Date(2027, 0, 1, 12)), now)
  expect(reminder?.from).toBe(new Date(2026, 11, 30, 9).toISOString())
})

test.each([
  ['no pass', null],
  ['an expired one', goldUntil(new Date(2026, 10, 21, 11))],
])('with %s the wallet is suggested', (_, pass) => {
  expect(passItem(pass, now)).toMatchObject({
    title: { en: 'No Active Pass' },
    link: '/wallet',
    isSuggestion: true,
  })
})

test('the events of the next seven days are suggestions, in the cafés as partners have named them', () => {
  const items = cafeEventItems([{ id: 'khidki-coffee', name: 'Khidki Kaapi' }], now)
  expect(items).toHaveLength(28)
  expect(items[0]).toEqual({
    id: 'breakfast-2026-11-21',
    title: { en: 'Founders’ breakfast', hi: 'फ़ाउंडर्स का नाश्ता' },
    place: { en: 'Dabara House', hi: 'दबारा हाउस' },
    start: new Date(2026, 10, 21, 8, 30).toISOString(),
    end: new Date(2026, 10, 21, 10).toISOString(),
    link: '/work',
    isSuggestion: true,
  })
  expect(items[1]?.place).toEqual({ en: 'Khidki Kaapi', hi: 'Khidki Kaapi' })
})

test('the agenda follows the pass, and what a release of contract 1 has planned is removed', () => {
  const storage = openStorage()
  storage.record(isUserOnboardedRecord).write(true)
  const agenda = storage.record(agendaOf('work'))
  storage.record(plannedReminders).write({ pass: { planned: [], shown: [] } })
  onTestFinished(publish(storage))
  expect(storage.record(plannedReminders).getState()).toEqual({})
  const reminders = () => agenda.getState().flatMap(({ reminder }) => reminder?.kind ?? [])
  expect(reminders()).toEqual([])
  storage.record(userPassRecord).write(goldUntil(new Date(2026, 11, 20)))
  expect(reminders()).toEqual(['pass'])
  // Two are over by noon.
  expect(agenda.getState()).toHaveLength(28)
})
