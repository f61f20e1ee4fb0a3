import { fakeStorage } from '@baithak/testing'
import { expect, test } from 'vitest'
import { createEnquiry } from '../testing/create-enquiry'
import { endOfParty, myPartiesRecord, type PartyEnquiry, partyEvent } from './party-enquiry'

test('a party with an unknown status is quarantined', () => {
  const stored = JSON.stringify([{ id: 'P-1', venueName: 'A', status: '?' }])
  const device = fakeStorage({ my_parties: stored })
  expect(device.openTab().storage.record(myPartiesRecord).getState()).toEqual([])
  expect(device.quarantinedTexts('my_parties')).toHaveLength(1)
})

const texts = { title: 'Party', location: 'Chandni Terrace, Indiranagar' }
const eventFor = (changes: Partial<PartyEnquiry> = {}) => partyEvent(createEnquiry(changes), texts)

test.each([
  ['23:00', '2026-12-12T23:00+05:30'],
  ['11 PM', '2026-12-12T23:00+05:30'],
  ['00:00', '2026-12-13T00:00+05:30'],
  ['1:30 AM', '2026-12-13T01:30+05:30'],
])('a party from seven to %s is an event in Indian time that ends at %s', (timeTo, end) => {
  const start = new Date('2026-12-12T19:00+05:30')
  const event = { id: 'party-P-1', ...texts, start, end: new Date(end) }
  expect(eventFor({ timeTo })).toEqual(event)
})

test.each([{ date: '' }, { timeFrom: 'evening' }, { timeTo: '' }, { timeTo: 'late' }])(
  '%o is not an event',
  (changes) => {
    expect(eventFor(changes)).toBeNull()
  },
)

test.each(['12 Dec 2026', '2026-12-12T00:00:00.000Z'])('the date %j is read', (date) => {
  expect(new Date(endOfParty({ date, timeFrom: '7 PM', timeTo: 'late' }))).toEqual(
    new Date('2026-12-12T23:59+05:30'),
  )
})
