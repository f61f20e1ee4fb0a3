// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { type Reminder, reminderPlansItem } from '../storage'
import { fakeStorage } from '../testing/fake-storage'
import { claimReminder, planReminders } from './reminder-plans'

const now = new Date('2026-12-01T10:00:00.000Z')
const onDay = (day: number): Reminder => ({
  id: `day-${day}`,
  from: new Date(Date.UTC(2026, 11, day)).toISOString(),
  until: new Date(Date.UTC(2026, 11, day + 1)).toISOString(),
  title: { en: 'Gig tomorrow', hi: 'कल महफ़िल है' },
  text: { en: '', hi: '' },
  url: '/gig',
})

const dueUntilDay = (day: number): Reminder => ({ ...onDay(day), from: now.toISOString() })

function open() {
  const device = fakeStorage()
  const { storage } = device.openTab()
  return {
    device,
    storage,
    plan: (...reminders: Reminder[]) => planReminders(storage, 'gig', () => reminders, now),
    plannedIds: () =>
      storage
        .item(reminderPlansItem)
        .getState()
        .gig?.planned.map(({ id }) => id),
  }
}

test('reminders are stored by kind, the earliest first, without those that are over', () => {
  const { storage, plan, plannedIds } = open()
  planReminders(storage, 'pass', () => [onDay(9)], now)
  plan(onDay(5), onDay(3), onDay(0))
  expect(plannedIds()).toEqual(['day-3', 'day-5'])
  expect(storage.item(reminderPlansItem).getState().pass?.planned).toEqual([onDay(9)])
})

test('of an artist with thousands of gigs only the next ones are stored', () => {
  const { plan, plannedIds } = open()
  plan(...Array.from({ length: 3000 }, (_, index) => onDay(3000 - index)))
  expect(plannedIds()).toHaveLength(20)
  expect(plannedIds()?.[0]).toBe('day-1')
})

test('shown reminders do not count towards the limit', () => {
  const { storage, plan, plannedIds } = open()
  const shown = Array.from({ length: 20 }, (_, index) => onDay(index + 1))
  plan(...shown)
  for (const { id } of shown) claimReminder(storage, 'gig', id)
  plan(...shown, onDay(25))
  expect(plannedIds()).toHaveLength(21)
  expect(plannedIds()?.at(-1)).toBe('day-25')
})

test('the same reminders again write nothing, and nothing planned stores nothing', () => {
  const { device, plan } = open()
  plan()
  expect([...device.texts.keys()]).toEqual([])
  plan(onDay(5))
  device.texts.set('draft:planned-reminders', `${device.texts.get('draft:planned-reminders')} `)
  plan(onDay(5))
  expect(device.texts.get('draft:planned-reminders')).toMatch(/ $/)
})

test('a reminder is claimed once, also when another tab has claimed it', () => {
  const { device, storage, plan } = open()
  plan(onDay(5))
  const otherTab = device.openTab().storage
  expect(claimReminder(otherTab, 'gig', 'day-5')).toBeTruthy()
  expect(claimReminder(storage, 'gig', 'day-5')).toBeNull()
  expect(claimReminder(storage, 'party', 'day-5')).toBeNull()
})

test('a reminder that could not be shown can be claimed again', () => {
  const { storage, plan } = open()
  plan(onDay(5), onDay(6))
  const release = claimReminder(storage, 'gig', 'day-5')
  claimReminder(storage, 'gig', 'day-6')
  release?.()
  release?.()
  expect(storage.item(reminderPlansItem).getState().gig?.shown).toEqual(['day-6'])
  expect(claimReminder(storage, 'gig', 'day-5')).toBeTruthy()
})

test('a released reminder stays released, and the claim of another tab stays claimed', () => {
  const { device, storage, plan } = open()
  plan(dueUntilDay(5), dueUntilDay(6))
  const otherTab = device.openTab().storage
  const shown = () => device.openTab().storage.item(reminderPlansItem).getState().gig?.shown
  const release = claimReminder(storage, 'gig', 'day-5')
  device.deliver()
  release?.()
  device.deliver()
  claimReminder(otherTab, 'gig', 'day-6')
  device.deliver()
  expect(shown()).toEqual(['day-6'])
  claimReminder(otherTab, 'gig', 'day-5')
  device.deliver()
  expect(shown()).toEqual(['day-6', 'day-5'])
})

test('a reminder stays claimed while it is planned, and is forgotten with it', () => {
  const { storage, plan } = open()
  plan(dueUntilDay(5), dueUntilDay(6))
  claimReminder(storage, 'gig', 'day-5')
  plan(dueUntilDay(5), onDay(7))
  const shown = () => storage.item(reminderPlansItem).getState().gig?.shown
  expect(shown()).toEqual(['day-5'])
  plan(onDay(7))
  expect(shown()).toEqual([])
})

test('a reminder that was shown while the clock was ahead is shown again', () => {
  const { storage, plan } = open()
  plan(onDay(5), dueUntilDay(6))
  for (const id of ['day-5', 'day-6']) claimReminder(storage, 'gig', id)
  plan(onDay(5), dueUntilDay(6))
  expect(storage.item(reminderPlansItem).getState().gig?.shown).toEqual(['day-6'])
  expect(claimReminder(storage, 'gig', 'day-5')).toBeTruthy()
})
