import type { AgendaItem } from '@baithak/contract'
import { expect, test } from 'vitest'
import { agendaBoard } from './agenda-board'

const item = (id: string, start: string, end: string, more: Partial<AgendaItem> = {}) => ({
  id,
  title: { en: id, hi: id },
  start: start.length > 10 ? new Date(start).toISOString() : start,
  end: new Date(end).toISOString(),
  link: '/party',
  ...more,
})
const now = new Date('2026-11-21T12:00')
const ids = (entries: readonly { item: AgendaItem }[]) => entries.map((entry) => entry.item.id)

test('the plans of today, the earliest first, then suggestions, and the next plan after today', () => {
  const { today, next } = agendaBoard(
    [
      item('in-a-month', '2026-12-24T19:00', '2026-12-24T23:00'),
      item('tomorrow-suggested', '2026-11-22T08:30', '2026-11-22T10:00', { isSuggestion: true }),
      item('suggested', '2026-11-21T16:00', '2026-11-21T17:00', { isSuggestion: true }),
      item('tonight', '2026-11-21T20:00', '2026-11-21T23:00'),
      item('until-one', '2026-11-21T11:00', '2026-11-21T13:00'),
      item('over', '2026-11-21T10:00', '2026-11-21T12:00'),
      item('whole-day', '2026-11-21', '2026-11-22T00:00'),
      item('in-a-week', '2026-11-28T19:00', '2026-11-28T23:00'),
    ],
    now,
  )
  expect(ids(today)).toEqual(['whole-day', 'until-one', 'tonight', 'suggested'])
  expect(today.map(({ isNow }) => isNow)).toEqual([false, true, false, false])
  expect(next?.item.id).toBe('in-a-week')
})

test('what lasts for days is apart, and an item without a time is nowhere', () => {
  const { start: _, ...withoutTime } = item('soon', '2026-11-21T13:00', '2026-11-21T14:00')
  const { today, next, lasting } = agendaBoard(
    [
      item('pass', '2026-11-20T10:00', '2026-12-20T10:00'),
      item('later-pass', '2026-12-20T10:00', '2027-01-20T10:00'),
      withoutTime,
    ],
    now,
  )
  expect({ today, next }).toEqual({ today: [], next: undefined })
  expect(lasting.map(({ id }) => id)).toEqual(['pass'])
})

test('a party that began yesterday is one of today until it ends', () => {
  const party = item('party', '2026-11-20T22:00', '2026-11-21T13:00')
  expect(ids(agendaBoard([party], now).today)).toEqual(['party'])
})

test('it changes when an item begins or ends, and at midnight', () => {
  const items = [item('art', '2026-11-21T16:00', '2026-11-21T17:00')]
  const next = (at: string) => agendaBoard(items, new Date(at)).changesAt
  expect(next('2026-11-21T12:00')).toEqual(new Date('2026-11-21T16:00'))
  expect(next('2026-11-21T16:00')).toEqual(new Date('2026-11-21T17:00'))
  expect(next('2026-11-21T17:00')).toEqual(new Date('2026-11-22T00:00'))
})
