// @vitest-environment jsdom

import { agendaOf } from '@baithak/contract'
import { isUserOnboardedRecord, userIdRecord, userPassRecord, visitsRecord } from '@baithak/domain'
import { openStorage } from '@baithak/testing'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { sittingRecord } from '../model/sitting'
import { cafeEventItems, passItem, publish } from './agenda'

const now = new Date('2026-11-21T12:00+05:30')
beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  return () => vi.useRealTimers()
})

const goldUntil = (until: Date) =>
  ({
    passId: 'gold_monthly',
    purchaseDate: new Date('2026-11-20T00:00+05:30').toISOString(),
    expiryDate: until.toISOString(),
  }) as const

test('an active pass is ahead until its end', () => {
  const until = new Date('2026-12-20T18:30+05:30')
  expect(passItem(goldUntil(until), now)).toMatchObject({
    id: `pass-${until.toISOString()}`,
    title: { en: 'Gold Monthly', hi: 'गोल्ड मासिक' },
    end: until.toISOString(),
    link: '/wallet',
    material: 'gold',
  })
})

test.each([
  ['no pass', null],
  ['an expired one', goldUntil(new Date('2026-11-21T11:00+05:30'))],
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
    start: new Date('2026-11-21T08:30+05:30').toISOString(),
    end: new Date('2026-11-21T10:00+05:30').toISOString(),
    link: '/work',
    isSuggestion: true,
  })
  expect(items[1]?.place).toEqual({ en: 'Khidki Kaapi', hi: 'Khidki Kaapi' })
})

test('where the member sits is in the agenda until the café closes or the member leaves', () => {
  const storage = openStorage()
  storage.record(isUserOnboardedRecord).write(true)
  const sitting = () =>
    storage
      .record(agendaOf('work'))
      .getState()
      .find(({ id }) => id.startsWith('sitting'))
  onTestFinished(publish(storage))
  expect(sitting()).toBeUndefined()
  const at = new Date('2026-11-21T11:00+05:30').toISOString()
  const seat = { cafeId: 'khidki-coffee', cafe: 'Khidki Coffee', at }
  storage.record(sittingRecord).write({ seat })
  expect(sitting()).toEqual({
    id: `sitting-${at}`,
    title: { en: 'You are sitting at Khidki Coffee', hi: 'आप खिड़की कॉफ़ी में बैठे हैं' },
    start: at,
    end: new Date('2026-11-21T22:00+05:30').toISOString(),
    link: '/work',
    isState: true,
  })
  storage.record(sittingRecord).write({ seat, leftAt: now.toISOString() })
  expect(sitting()).toBeUndefined()
  storage.record(userIdRecord).write('U-1')
  const visit = {
    id: 'v',
    name: 'Aanya',
    passId: 'gold_monthly' as const,
    cafeId: 'c',
    cafe: 'Neem',
  }
  storage.record(sittingRecord).write({})
  storage.record(visitsRecord).write([{ ...visit, memberId: 'U-2', at }])
  expect(sitting()).toBeUndefined()
  storage.record(visitsRecord).write([{ ...visit, memberId: 'U-1', at }])
  expect(sitting()?.title.en).toBe('You are sitting at Neem')
})

test('the agenda follows the pass', () => {
  const storage = openStorage()
  storage.record(isUserOnboardedRecord).write(true)
  const agenda = storage.record(agendaOf('work'))
  onTestFinished(publish(storage))
  const titles = () => agenda.getState().map(({ title }) => title.en)
  expect(titles()).not.toContain('Gold Monthly')
  storage.record(userPassRecord).write(goldUntil(new Date('2026-12-20T00:00+05:30')))
  expect(titles()).toContain('Gold Monthly')
  // Two are over by noon.
  expect(agenda.getState()).toHaveLength(28)
})
