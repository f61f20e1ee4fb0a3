import { expect, onTestFinished, test, vi } from 'vitest'
import type { PartyEnquiry } from '../model/party-enquiry'
import { createEnquiry } from '../testing/create-enquiry'
import { partyEvent } from './party-event'

const eventOf = (changes: Partial<PartyEnquiry> = {}) =>
  partyEvent(createEnquiry({ status: 'Confirmed - Pay Now', ...changes }), 'Party')

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

test('a device whose clock changes in that night does not move the end', () => {
  vi.stubEnv('TZ', 'Europe/London')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(eventOf({ date: '2026-10-25', timeTo: '01:00' })).toMatchObject({
    start: new Date('2026-10-25T19:00:00+05:30'),
    end: new Date('2026-10-26T01:00:00+05:30'),
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
