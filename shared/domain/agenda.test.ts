// @vitest-environment jsdom

import { type AgendaItem, agendaOf } from '@baithak/contract'
import { fakeStorage, fixDate } from '@baithak/testing'
import { expect, test } from 'vitest'
import { keepAgenda } from './agenda'
import { userNameRecord } from './member'

const now = new Date('2026-12-01T10:00:00.000Z')
const onDay = (day: number): AgendaItem => ({
  id: `day-${day}`,
  title: { en: 'Gig', hi: 'महफ़िल' },
  start: new Date(Date.UTC(2026, 11, day)).toISOString(),
  end: new Date(Date.UTC(2026, 11, day + 1)).toISOString(),
  link: '/gig',
})
fixDate(now)

function open() {
  const device = fakeStorage({ isUserOnboarded: 'true' })
  const { storage } = device.openTab()
  const publish = (items: AgendaItem[], mode = 'gig') => keepAgenda(storage, mode, [], () => items)
  const ids = () =>
    storage
      .record(agendaOf('gig'))
      .getState()
      .map(({ id }) => id)
  return { device, storage, publish, ids }
}

test('items are stored by mode, the earliest first, without those that are over', () => {
  const { storage, publish, ids } = open()
  publish([onDay(9)], 'party')
  publish([onDay(5), onDay(3), onDay(-1)])
  expect(ids()).toEqual(['day-3', 'day-5'])
  expect(storage.record(agendaOf('party')).getState()).toEqual([onDay(9)])
})

test('only the next 40 of a member’s thousands of plans are stored', () => {
  const { publish, ids } = open()
  publish(Array.from({ length: 3000 }, (_, index) => onDay(3000 - index)))
  expect(ids()).toHaveLength(40)
  expect(ids()[0]).toBe('day-1')
})

test('nothing is published after signing out, in this tab or another one', () => {
  const { device, storage } = open()
  const userName = storage.record(userNameRecord)
  userName.write('Ira')
  keepAgenda(storage, 'gig', [userName], () => [onDay(5)])
  device.openTab().storage.clear()
  device.deliver()
  keepAgenda(storage, 'gig', [], () => [onDay(5)])
  expect([...device.texts.keys()]).toEqual([])
})

test('a mode publishes again when one of its records changes, until it is stopped', () => {
  const { storage, ids } = open()
  const userName = storage.record(userNameRecord)
  const stop = keepAgenda(storage, 'gig', [userName], () => (userName.getState() ? [onDay(5)] : []))
  expect(ids()).toEqual([])
  userName.write('Ira')
  expect(ids()).toEqual(['day-5'])
  stop()
  userName.write('')
  expect(ids()).toEqual(['day-5'])
})
