import type { AgendaItem } from '@baithak/contract'
import { expect, test } from 'vitest'
import { dueReminders, nextReminderTime, wantedReminders } from './reminder-rules'

const item = (id: string, from: string, until: string): AgendaItem => ({
  id,
  title: { en: id, hi: id },
  end: until,
  link: '/',
  reminder: { kind: id, from, until, title: { en: id, hi: id }, text: { en: '', hi: '' } },
})
const pass = item('pass', '2026-12-18T09:00:00+05:30', '2026-12-20T10:00:00+05:30')
const gig = item('gig', '2026-12-17T09:00:00+05:30', '2026-12-18T23:59:00+05:30')
const both = { pass: true, gig: true }
const wanted = (choices: Record<string, boolean>) => wantedReminders([pass, gig], choices)
const idsAt = (now: string, choices: Record<string, boolean> = both, shown: string[] = []) =>
  dueReminders(wanted(choices), shown, new Date(now)).map(({ id }) => id)

test('a reminder is due from its first moment, and no longer at its last', () => {
  expect(idsAt('2026-12-18T08:59:59.999+05:30', { pass: true })).toEqual([])
  expect(idsAt('2026-12-18T09:00:00+05:30', { pass: true })).toEqual(['pass'])
  expect(idsAt('2026-12-20T09:59:59.999+05:30', { pass: true })).toEqual(['pass'])
  expect(idsAt('2026-12-20T10:00:00+05:30', { pass: true })).toEqual([])
})

test('of several the one that was due first is first', () => {
  expect(idsAt('2026-12-18T12:00:00+05:30')).toEqual(['gig', 'pass'])
})

test('neither a kind that the member does not want nor one that was shown is due', () => {
  const now = '2026-12-18T12:00:00+05:30'
  expect(idsAt(now, {})).toEqual([])
  expect(idsAt(now, { pass: false, gig: true })).toEqual(['gig'])
  expect(idsAt(now, both, ['gig'])).toEqual(['pass'])
})

test('an item that two releases have stored has one reminder, and an item without one has none', () => {
  const { reminder: _, ...without } = gig
  const reminders = wantedReminders([pass, without, pass], both)
  expect(reminders.map(({ id }) => id)).toEqual(['pass'])
})

test('the next time is that of the next wanted reminder', () => {
  const at = (now: string, choices: Record<string, boolean> = both) =>
    nextReminderTime(wanted(choices), new Date(now))
  expect(at('2026-12-01T00:00:00Z')).toBe(Date.parse('2026-12-17T09:00:00+05:30'))
  expect(at('2026-12-01T00:00:00Z', { pass: true })).toBe(Date.parse('2026-12-18T09:00:00+05:30'))
  expect(at('2026-12-17T09:00:00+05:30')).toBe(Date.parse('2026-12-18T09:00:00+05:30'))
  expect(at('2026-12-18T09:00:00+05:30')).toBeNull()
  expect(at('2026-12-01T00:00:00Z', {})).toBeNull()
})
