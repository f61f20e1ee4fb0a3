import { fakeStorage } from '@baithak/testing'
import { expect, test } from 'vitest'
import { createEnquiry } from '../testing/create-enquiry'
import { clashingParty, myPartiesRecord, type PartyEnquiry, partyEvent } from './party-enquiry'

test('a party with an unknown status is quarantined', () => {
  const stored = JSON.stringify([{ id: 'P-1', venueName: 'A', status: '?' }])
  const device = fakeStorage({ my_parties: stored })
  expect(device.openTab().storage.record(myPartiesRecord).getState()).toEqual([])
  expect(device.quarantinedTexts('my_parties')).toHaveLength(1)
})

const party = createEnquiry({ status: 'Paid & Booked' })
const late = createEnquiry({ id: 'P-2', timeFrom: '21:00', timeTo: '02:00' })

test.each([
  ['within it', { timeFrom: '20:00', timeTo: '22:00' }, true],
  ['around it', { timeFrom: '18:00', timeTo: '23:30' }, true],
  ['until it begins', { timeFrom: '16:00', timeTo: '19:00' }, false],
  ['from its end', { timeFrom: '23:00', timeTo: '23:59' }, false],
  ['on another day', { date: '2026-12-13' }, false],
  ['without a date', { date: '' }, false],
])('a party %s clashes: %j %s', (_, times, clashes) => {
  const other = { ...party, timeFrom: '19:00', timeTo: '23:00', ...times }
  expect(clashingParty([party], other)).toBe(clashes ? party : undefined)
})

test('one that goes on after midnight clashes with the next morning, a cancelled one with none', () => {
  const morning = createEnquiry({ date: '2026-12-13', timeFrom: '01:00', timeTo: '04:00' })
  expect(clashingParty([late], morning)).toBe(late)
  expect(clashingParty([{ ...late, status: 'Cancelled' }], morning)).toBeUndefined()
})

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

test.each([
  { status: 'Enquiry Sent' },
  { status: 'Cancelled' },
  { date: '' },
  { timeFrom: 'evening' },
  { timeTo: '' },
] as const)('%o is no event', (changes) => {
  expect(eventOf(changes)).toBeNull()
})
