import { expect, test } from 'vitest'
import type { PartyEnquiry } from '../model/party-enquiry'
import { createEnquiry } from '../testing/create-enquiry'
import { confirmEnquiries, groupEnquiries, newlyConfirmed, payEnquiry } from './enquiry-status'

const before = new Date('2026-12-12T22:59+05:30')
const after = new Date('2026-12-12T23:00+05:30')
const statusAfterConfirm = (status: PartyEnquiry['status'], now = before) =>
  confirmEnquiries([createEnquiry({ status })], new Set(['P-1']), now)[0]?.status
const statusAfterPay = (status: PartyEnquiry['status'], now = before) =>
  payEnquiry([createEnquiry({ status })], 'P-1', now)[0]?.status

test('a party that is over is neither confirmed nor paid', () => {
  expect(statusAfterConfirm('Enquiry Sent', after)).toBe('Enquiry Sent')
  expect(statusAfterPay('Confirmed - Pay Now', after)).toBe('Confirmed - Pay Now')
})

test('the venue confirms only enquiries that await it', () => {
  expect(statusAfterConfirm('Enquiry Sent')).toBe('Confirmed - Pay Now')
  expect(statusAfterConfirm('Confirmed - Pay Now')).toBe('Confirmed - Pay Now')
  expect(statusAfterConfirm('Paid & Booked')).toBe('Paid & Booked')
  expect(statusAfterConfirm('Cancelled')).toBe('Cancelled')
})

test('a member pays only for confirmed enquiries', () => {
  expect(statusAfterPay('Confirmed - Pay Now')).toBe('Paid & Booked')
  expect(statusAfterPay('Enquiry Sent')).toBe('Enquiry Sent')
  expect(statusAfterPay('Paid & Booked')).toBe('Paid & Booked')
  expect(statusAfterPay('Cancelled')).toBe('Cancelled')
})

test('confirming one enquiry leaves the others unchanged', () => {
  const other = createEnquiry({ id: 'P-2' })
  expect(confirmEnquiries([createEnquiry(), other], new Set(['P-1']), before)[1]).toBe(other)
})

test('newly confirmed are the enquiries that awaited the venue before', () => {
  const list = [
    createEnquiry(),
    createEnquiry({ id: 'P-2' }),
    createEnquiry({ id: 'P-3', status: 'Confirmed - Pay Now' }),
  ]
  const confirmed = confirmEnquiries(list, new Set(['P-2', 'P-3']), before)
  expect(newlyConfirmed(list, confirmed).map(({ id }) => id)).toEqual(['P-2'])
  expect(newlyConfirmed(confirmed, confirmed)).toEqual([])
})

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
