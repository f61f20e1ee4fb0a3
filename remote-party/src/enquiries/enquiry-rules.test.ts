import type { PartyEnquiry } from '@baithak/shared/storage'
import { expect, test } from 'vitest'
import { confirmed, enquiryOf, nextEnquiryId, paid } from './enquiry-rules'
import { freshPartyDraft } from './party-draft'

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
const statusAfter = (step: typeof paid, status: PartyEnquiry['status']) =>
  step([withStatus(status)], enquiry.id)[0]?.status

test('the venue confirms only what waits for it', () => {
  expect(statusAfter(confirmed, 'Enquiry Sent')).toBe('Confirmed - Pay Now')
  expect(statusAfter(confirmed, 'Confirmed - Pay Now')).toBe('Confirmed - Pay Now')
  expect(statusAfter(confirmed, 'Paid & Booked')).toBe('Paid & Booked')
  expect(statusAfter(confirmed, 'Cancelled')).toBe('Cancelled')
})

test('a member pays only for what the venue has confirmed', () => {
  expect(statusAfter(paid, 'Confirmed - Pay Now')).toBe('Paid & Booked')
  expect(statusAfter(paid, 'Enquiry Sent')).toBe('Enquiry Sent')
  expect(statusAfter(paid, 'Paid & Booked')).toBe('Paid & Booked')
  expect(statusAfter(paid, 'Cancelled')).toBe('Cancelled')
})

test('one enquiry’s step leaves the others where they are', () => {
  const other = { ...enquiry, id: 'P-1' }
  expect(confirmed([enquiry, other], enquiry.id)[1]).toBe(other)
})
