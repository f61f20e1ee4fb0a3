import { expect, test } from 'vitest'
import { createEnquiry } from '../testing/create-enquiry'
import { groupEnquiries } from './group-enquiries'

const now = new Date('2026-11-21T12:00+05:30')
const on = (date: string, overrides = {}) => createEnquiry({ id: date, date, ...overrides })
const idsOf = (...enquiries: Parameters<typeof groupEnquiries>[0][]) =>
  enquiries.map((group) => group.map(({ id }) => id))
const cancelled = { status: 'Cancelled' } as const

test('the soonest party is next, and the others are upcoming by date, past and cancelled', () => {
  const {
    next,
    upcoming,
    past,
    cancelled: off,
  } = groupEnquiries(
    [
      on('2026-10-02'),
      on('2026-12-24'),
      on('2026-11-28'),
      on('2026-12-05', cancelled),
      on('2026-11-14'),
      on('2026-09-05', cancelled),
      on('2026-12-12'),
    ],
    now,
  )
  expect(next?.id).toBe('2026-11-28')
  expect(idsOf(upcoming, past, off)).toEqual([
    ['2026-12-12', '2026-12-24'],
    ['2026-11-14', '2026-10-02'],
    ['2026-12-05', '2026-09-05'],
  ])
})

test('a cancelled party is next only when no other is ahead', () => {
  const soon = on('2026-11-25', cancelled)
  const later = on('2026-12-12')
  expect(groupEnquiries([soon, later], now).next).toBe(later)
  expect(groupEnquiries([soon, on('2026-11-01')], now)).toMatchObject({ next: soon, cancelled: [] })
  expect(groupEnquiries([on('2026-11-01', cancelled)], now).next).toBeUndefined()
})

test('a party without a valid date is the last of the upcoming, the newest first', () => {
  const groups = groupEnquiries(
    [on('soon'), on('', { id: 'none' }), on('2026-12-24'), on('2026-11-28')],
    now,
  )
  expect(idsOf(groups.upcoming)).toEqual([['2026-12-24', 'none', 'soon']])
})

test('of two parties on one day the newer is first', () => {
  const [older, newer] = [on('2026-12-12', { id: 'P-1' }), on('2026-12-12', { id: 'P-2' })]
  expect(groupEnquiries([older, newer], now)).toMatchObject({ next: newer, upcoming: [older] })
})

test.each([
  ['19:00', '23:00', new Date('2026-12-12T23:00+05:30')],
  ['21:00', '06:00', new Date('2026-12-13T06:00+05:30')],
  ['21:00', '21:00', new Date('2026-12-13T21:00+05:30')],
  ['', '', new Date('2026-12-12T23:59+05:30')],
])('a party from %j to %j ends at the right time', (timeFrom, timeTo, end) => {
  const party = on('2026-12-12', { timeFrom, timeTo })
  expect(groupEnquiries([party], new Date(end.getTime() - 1)).next).toBe(party)
  expect(groupEnquiries([party], end).past).toEqual([party])
})
