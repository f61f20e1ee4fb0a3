// @vitest-environment jsdom

import { fakeStorage } from '@baithak/testing/fake-storage'
import { expect, test } from 'vitest'
import type { OpenReminder } from './reminder-rules'
import { claimReminder, forgetEarlyReminders, shownReminders } from './shown-reminders'

const now = new Date('2026-12-01T10:00:00.000Z')
const reminder = (id: string, inHours = 0): OpenReminder => ({
  id,
  link: '/gig',
  title: { en: 'Gig tomorrow', hi: 'कल महफ़िल है' },
  text: { en: '', hi: '' },
  fromMs: now.getTime() + inHours * 3_600_000,
  untilMs: now.getTime() + (inHours + 24) * 3_600_000,
})
const published = [reminder('gig-5'), reminder('gig-6')]

function open() {
  const device = fakeStorage()
  const { storage } = device.openTab()
  return { device, storage, shown: () => storage.record(shownReminders).getState() }
}

test('a reminder is claimed once, also when another tab has claimed it', () => {
  const { device, storage } = open()
  const otherTab = device.openTab().storage
  expect(claimReminder(otherTab, 'gig-5', published)).toBeTruthy()
  expect(claimReminder(storage, 'gig-5', published)).toBeNull()
})

test('a reminder that could not be shown can be claimed again', () => {
  const { storage, shown } = open()
  const release = claimReminder(storage, 'gig-5', published)
  claimReminder(storage, 'gig-6', published)
  release?.()
  release?.()
  expect(shown()).toEqual(['gig-6'])
  expect(claimReminder(storage, 'gig-5', published)).toBeTruthy()
})

test('a released reminder stays released, and the claim of another tab stays claimed', () => {
  const { device, storage } = open()
  const otherTab = device.openTab().storage
  const stored = () => device.openTab().storage.record(shownReminders).getState()
  const release = claimReminder(storage, 'gig-5', published)
  device.deliver()
  release?.()
  device.deliver()
  claimReminder(otherTab, 'gig-6', published)
  device.deliver()
  expect(stored()).toEqual(['gig-6'])
  claimReminder(otherTab, 'gig-5', published)
  device.deliver()
  expect(stored()).toEqual(['gig-6', 'gig-5'])
})

test('what was shown is forgotten with its item', () => {
  const { storage, shown } = open()
  claimReminder(storage, 'gig-5', published)
  claimReminder(storage, 'gig-6', [reminder('gig-6')])
  expect(shown()).toEqual(['gig-6'])
})

test('a reminder that was shown while the clock was ahead is shown again', () => {
  const { storage, shown } = open()
  const planned = [reminder('gig-5', 48), reminder('gig-6')]
  for (const { id } of planned) claimReminder(storage, id, planned)
  forgetEarlyReminders(storage, planned, now)
  expect(shown()).toEqual(['gig-6'])
  expect(claimReminder(storage, 'gig-5', planned)).toBeTruthy()
})
