import type { PartyEnquiry } from '@baithak/shared/storage'
import { expect, test } from 'vitest'
import { freshPartyDraft } from '../model/party-draft'
import { confirmed, enquiryOf, newlyConfirmed, nextEnquiryId, paid } from './enquiry-status'

const now = new Date(2026, 10, 21, 18, 0)
const draft = {
  ...freshPartyDraft,
  date: '2026-12-12',
  package: 'buffet',
  addOns: ['cake', 'decorations', 'music'],
} satisfies typeof freshPartyDraft
const enquiry = enquiryOf(draft, now, [])

test('an enquiry has exactly the fields that are kept of it', () => {
  expect(enquiry).toEqual({
    id: `P-${now.getTime()}`,
    venueName: 'Chandni Terrace',
    date: '2026-12-12',
    timeFrom: '19:00',
    timeTo: '23:00',
    guests: 10,
    type: 'Private',
    package: 'Buffet Bliss',
    packagePrice: 999,
    addOns: [
      { name: 'Decorations', price: 2000 },
      { name: 'Music System', price: 3000 },
      { name: 'Custom Cake', price: 2500 },
    ],
    totalPrice: 17490,
    status: 'Enquiry Sent',
    enquiryDate: now.toISOString(),
  })
})

test('two enquiries of one millisecond have ids of their own', () => {
  const first = nextEnquiryId(now, [])
  const second = nextEnquiryId(now, [{ id: first }])
  expect(first).toMatch(/^P-\d+$/)
  expect(second).toMatch(/^P-\d+$/)
  expect(nextEnquiryId(now, [{ id: first }, { id: second }])).not.toBe(second)
  expect(second).not.toBe(first)
})

const withStatus = (status: PartyEnquiry['status']): PartyEnquiry => ({ ...enquiry, status })
const only = new Set([enquiry.id])
const statusAfterAnswer = (status: PartyEnquiry['status']) =>
  confirmed([withStatus(status)], only)[0]?.status
const statusAfterPay = (status: PartyEnquiry['status']) =>
  paid([withStatus(status)], enquiry.id)[0]?.status

test('the venue confirms only what waits for it', () => {
  expect(statusAfterAnswer('Enquiry Sent')).toBe('Confirmed - Pay Now')
  expect(statusAfterAnswer('Confirmed - Pay Now')).toBe('Confirmed - Pay Now')
  expect(statusAfterAnswer('Paid & Booked')).toBe('Paid & Booked')
  expect(statusAfterAnswer('Cancelled')).toBe('Cancelled')
})

test('a member pays only for what the venue has confirmed', () => {
  expect(statusAfterPay('Confirmed - Pay Now')).toBe('Paid & Booked')
  expect(statusAfterPay('Enquiry Sent')).toBe('Enquiry Sent')
  expect(statusAfterPay('Paid & Booked')).toBe('Paid & Booked')
  expect(statusAfterPay('Cancelled')).toBe('Cancelled')
})

test('one enquiry’s step leaves the others where they are', () => {
  const other = { ...enquiry, id: 'P-1' }
  expect(confirmed([enquiry, other], only)[1]).toBe(other)
})

test('news are of those that were waiting and are confirmed now', () => {
  const all = [
    { ...enquiry, id: 'P-1' },
    { ...enquiry, id: 'P-2' },
    { ...withStatus('Confirmed - Pay Now'), id: 'P-3' },
  ]
  const after = confirmed(all, new Set(['P-2', 'P-3']))
  expect(newlyConfirmed(all, after).map(({ id }) => id)).toEqual(['P-2'])
  expect(newlyConfirmed(after, after)).toEqual([])
})
