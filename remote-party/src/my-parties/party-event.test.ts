import type { PartyEnquiry } from '@baithak/shared/storage'
import { expect, test } from 'vitest'
import { partyEvent } from './party-event'

const enquiry: PartyEnquiry = {
  id: 'P-1',
  venueName: 'Chandni Terrace',
  date: '2026-12-12',
  timeFrom: '19:00',
  timeTo: '23:00',
  guests: 10,
  type: 'Private',
  package: 'Buffet Bliss',
  packagePrice: 999,
  addOns: [],
  totalPrice: 9990,
  status: 'Confirmed - Pay Now',
  enquiryDate: '',
}
const eventOf = (changes: Partial<PartyEnquiry> = {}) =>
  partyEvent({ ...enquiry, ...changes }, 'Party')

test('a confirmed party is an event in Indian time', () => {
  expect(eventOf()).toEqual({
    id: 'party-P-1',
    title: 'Party',
    start: new Date('2026-12-12T19:00:00+05:30'),
    end: new Date('2026-12-12T23:00:00+05:30'),
  })
  expect(eventOf({ status: 'Paid & Booked' })).not.toBeNull()
})

test('a party that ends at midnight or after ends on the next day', () => {
  for (const timeTo of ['00:00', '01:30'])
    expect(eventOf({ timeTo })).toMatchObject({
      end: new Date(`2026-12-13T${timeTo}:00+05:30`),
    })
})

test.each([
  { status: 'Enquiry Sent' },
  { status: 'Cancelled' },
  { date: '' },
  { timeFrom: 'evening' },
  { timeTo: '' },
] as const)('%o is no event', (changes) => {
  expect(eventOf(changes)).toBeNull()
})
