import { expect, test } from 'vitest'
import type { Reminder } from '../storage'
import { dueReminders, nextReminderTime } from './reminder-rules'

const reminder = (id: string, from: string, until: string): Reminder => ({
  id,
  from,
  until,
  title: { en: id, hi: id },
  text: { en: '', hi: '' },
  url: '/',
})
const pass = reminder('pass', '2026-12-18T09:00:00+05:30', '2026-12-20T10:00:00+05:30')
const gig = reminder('gig', '2026-12-17T09:00:00+05:30', '2026-12-18T23:59:00+05:30')
const plans = {
  pass: { planned: [pass], shown: [] as string[] },
  gig: { planned: [gig], shown: [] as string[] },
}
const both = { pass: true, gig: true }
const idsAt = (now: string, choices: Record<string, boolean> = both, from = plans) =>
  dueReminders(from, choices, new Date(now)).map(({ reminder: { id } }) => id)

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
  expect(idsAt(now, both, { ...plans, gig: { planned: [gig], shown: ['gig'] } })).toEqual(['pass'])
})

test('the next time is that of the next wanted reminder', () => {
  const at = (now: string, choices: Record<string, boolean> = both) =>
    nextReminderTime(plans, choices, new Date(now))
  expect(at('2026-12-01T00:00:00Z')).toBe(Date.parse(gig.from))
  expect(at('2026-12-01T00:00:00Z', { pass: true })).toBe(Date.parse(pass.from))
  expect(at(gig.from)).toBe(Date.parse(pass.from))
  expect(at(pass.from)).toBeNull()
  expect(at('2026-12-01T00:00:00Z', {})).toBeNull()
})
