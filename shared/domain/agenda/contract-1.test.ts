// @vitest-environment jsdom

import { openStorage } from '@baithak/testing'
import { expect, test } from 'vitest'
import { itemsOfPlans, plannedReminders, removePlan } from './contract-1'
import { shownReminders } from './shown-reminders'

const reminder = {
  id: 'pass-2026-12-20',
  from: '2026-12-18T03:30:00.000Z',
  until: '2026-12-20T10:00:00.000Z',
  title: { en: 'Your pass ends soon', hi: 'आपका पास जल्द ख़त्म होगा' },
  text: { en: 'Valid until 20 Dec 2026', hi: '20 दिस 2026 तक' },
  url: '/wallet',
}

test('a reminder that a mode of contract 1 has planned is one of an item, until it was shown', () => {
  const { id, from, until, title, text, url } = reminder
  expect(itemsOfPlans({ pass: { planned: [reminder], shown: [] } })).toEqual([
    { id, title, end: until, link: url, reminder: { kind: 'pass', from, until, title, text } },
  ])
  expect(itemsOfPlans({ pass: { planned: [reminder], shown: [id] } })).toEqual([])
})

test('a mode that publishes removes its plan; what was shown stays shown', () => {
  const storage = openStorage()
  const plans = storage.record(plannedReminders)
  plans.write({
    pass: { planned: [reminder], shown: [reminder.id] },
    gig: { planned: [], shown: [] },
  })
  removePlan(storage, 'pass')
  removePlan(storage, 'party')
  expect(plans.getState()).toEqual({ gig: { planned: [], shown: [] } })
  expect(storage.record(shownReminders).getState()).toEqual([reminder.id])
})
