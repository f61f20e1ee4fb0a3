import { fakeStorage } from '@baithak/testing'
import { expect, test } from 'vitest'
import { createEnquiry } from '../testing/create-enquiry'
import {
  clashingParty,
  endOfParty,
  myPartiesRecord,
  type PartyEnquiry,
  partyEvent,
} from './party-enquiry'

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

const texts = { title: 'Party', location: 'Chandni Terrace, Indiranagar' }
const eventFor = (changes: Partial<PartyEnquiry> = {}) => partyEvent(createEnquiry(changes), texts)

test('a party is an event in Indian time', () => {
  expect(eventFor()).toEqual({
    id: 'party-P-1',
    ...texts,
    start: new Date('2026-12-12T19:00:00+05:30'),
    end: new Date('2026-12-12T23:00:00+05:30'),
  })
})

test.each([
  ['00:00', '2026-12-13T00:00+05:30'],
  ['1:30 AM', '2026-12-13T01:30+05:30'],
  ['11 PM', '2026-12-12T23:00+05:30'],
])('a party that starts at seven and ends at %s ends at %s', (timeTo, end) => {
  expect(eventFor({ timeTo })).toMatchObject({ end: new Date(end) })
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
