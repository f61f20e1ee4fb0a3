import { expect, test } from 'vitest'
import { createEnquiry } from '../testing/create-enquiry'
import { groupEnquiries, moveStatus } from './enquiry-status'

test.each([
  ['Enquiry Sent', 'Confirmed - Pay Now'],
  ['Confirmed - Pay Now', 'Confirmed - Pay Now'],
  ['Paid & Booked', 'Paid & Booked'],
  ['Cancelled', 'Cancelled'],
] as const)('when the venue confirms, %s becomes %s, also in the past', (status, next) => {
  const list = [createEnquiry({ status, date: '2020-02-02' })]
  const moved = moveStatus(list, ['P-1'], 'Enquiry Sent', 'Confirmed - Pay Now')
  expect(moved[0]?.status).toBe(next)
  if (next === status) expect(moved).toBe(list)
})

test('only the enquiries with these ids move', () => {
  const list = [createEnquiry({ id: 'P-2' }), createEnquiry()]
  const moved = moveStatus(list, ['P-1'], 'Enquiry Sent', 'Confirmed - Pay Now')
  expect(moved.map(({ status }) => status)).toEqual(['Enquiry Sent', 'Confirmed - Pay Now'])
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
