import { datedItem } from '@baithak/domain/agenda'
import { expect, test } from 'vitest'
import { calendarEventOf } from './today-list'

const start = '2026-12-12T13:30:00.000Z'
const end = '2026-12-12T17:30:00.000Z'
const details = { title: 'महफ़िल', location: 'छत' }

test.each([
  ['with its hours', { start, end }, { ...details, start: new Date(start), end: new Date(end) }],
  ['of a whole day', { start: '2026-12-12', end }, { ...details, day: '2026-12-12' }],
  [
    'that lasts for days: its last day, in India',
    { start: '2026-11-20T09:00:00.000Z', end: '2026-12-19T20:00:00.000Z' },
    { title: 'महफ़िल की आख़िरी तारीख़', day: '2026-12-20' },
  ],
])('a plan %s', (_, moments, event) => {
  const item = {
    id: 'gig-7',
    title: { en: 'Gig', hi: 'महफ़िल' },
    place: { en: 'Roof', hi: 'छत' },
    link: '/gig',
    ...moments,
  }
  const [plan] = datedItem(item)
  if (!plan) throw new Error('The item has a start.')
  expect(calendarEventOf(plan, 'hi', (title) => `${title} की आख़िरी तारीख़`)).toEqual({
    id: 'gig-7',
    ...event,
  })
})
