import { expect, test } from 'vitest'
import type { PartyEnquiry } from '../model/party-enquiry'
import { createEnquiry } from '../testing/create-enquiry'
import { confirmEnquiries, groupEnquiries, payEnquiry } from './enquiry-status'

const confirm = (list: PartyEnquiry[]) => confirmEnquiries(list, new Set(['P-1']))
const pay = (list: PartyEnquiry[]) => payEnquiry(list, 'P-1')

test.each([
  ['Enquiry Sent', 'confirmed', 'Confirmed - Pay Now', confirm],
  ['Confirmed - Pay Now', 'confirmed', 'Confirmed - Pay Now', confirm],
  ['Paid & Booked', 'confirmed', 'Paid & Booked', confirm],
  ['Cancelled', 'confirmed', 'Cancelled', confirm],
  ['Confirmed - Pay Now', 'paid', 'Paid & Booked', pay],
  ['Enquiry Sent', 'paid', 'Enquiry Sent', pay],
  ['Cancelled', 'paid', 'Cancelled', pay],
] as const)(
  'an enquiry that is %s and is %s: it is %s, also in the past',
  (status, _, next, change) => {
    expect(change([createEnquiry({ status, date: '2020-02-02' })])[0]?.status).toBe(next)
  },
)

test('only the enquiries with these ids are confirmed', () => {
  const list = [createEnquiry({ id: 'P-2' }), createEnquiry()]
  const confirmed = confirm(list)
  expect(confirmed.map(({ status }) => status)).toEqual(['Enquiry Sent', 'Confirmed - Pay Now'])
  expect(confirm(confirmed)).toBe(confirmed)
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
