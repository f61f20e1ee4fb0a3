import { expect, test } from 'vitest'
import { createEnquiry } from '../testing/create-enquiry'
import { groupEnquiries, moveStatus } from './enquiry-status'

test('only the enquiries with these ids and this status move, also those of the past', () => {
  const list = [
    createEnquiry({ id: 'P-2' }),
    createEnquiry({ date: '2020-02-02' }),
    createEnquiry({ id: 'P-3', status: 'Paid & Booked' }),
  ]
  const moved = moveStatus(list, ['P-1', 'P-3'], 'Enquiry Sent', 'Confirmed - Pay Now')
  const statuses = moved.map(({ status }) => status)
  expect(statuses).toEqual(['Enquiry Sent', 'Confirmed - Pay Now', 'Paid & Booked'])
  expect(moveStatus(list, ['P-3'], 'Enquiry Sent', 'Confirmed - Pay Now')).toBe(list)
})

const now = new Date('2026-11-21T12:00+05:30')
const on = (date: string, overrides = {}) => createEnquiry({ id: date, date, ...overrides })
const cancelled = { status: 'Cancelled' } as const

test('the soonest party is next, and the others are upcoming by date, past and cancelled', () => {
  const { next, ...groups } = groupEnquiries(
    [
      on('', { id: 'none' }),
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
  const ids = Object.values(groups).map((group) => group.map(({ id }) => id).join())
  expect(ids).toEqual([
    '2026-12-12,2026-12-24,none',
    '2026-11-14,2026-10-02',
    '2026-12-05,2026-09-05',
  ])
})

test('a cancelled party is next only when no other is ahead', () => {
  const soon = on('2026-11-25', cancelled)
  const later = on('2026-12-12')
  expect(groupEnquiries([soon, later], now).next).toBe(later)
  expect(groupEnquiries([soon, on('2026-11-01')], now)).toMatchObject({ next: soon, cancelled: [] })
  expect(groupEnquiries([on('2026-11-01', cancelled)], now).next).toBeUndefined()
})
