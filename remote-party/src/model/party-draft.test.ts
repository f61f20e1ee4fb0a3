import { expect, test } from 'vitest'
import { createEnquiry } from '../testing/create-enquiry'
import { draftLike, isPastDate, partyDraftRecord, resolvePartyDate } from './party-draft'

const today = new Date('2026-11-21T23:30+05:30')

test.each([
  [new Date('2026-11-21T00:00+05:30'), '2026-12-12'],
  [new Date('2026-11-22T00:00+05:30'), '2026-12-19'],
  [new Date('2026-12-11T00:00+05:30'), '2027-01-02'],
  [new Date('2028-02-08T00:00+05:30'), '2028-03-04'],
])('on %s the default date is a Saturday three weeks ahead: %s', (now, date) => {
  expect(resolvePartyDate('', now)).toBe(date)
})

test('a chosen date stays, also when it is past', () => {
  for (const date of ['2026-11-20', '2026-11-21', '2027-02-01'])
    expect(resolvePartyDate(date, today)).toBe(date)
  expect(isPastDate('2026-11-20', today)).toBe(true)
  expect(isPastDate('2026-11-21', today)).toBe(false)
})

test.each(['soon', '2026-13-45', '2027-02-31', '9', '2027-1-1'])(
  'a draft with the invalid date %j gets the default date',
  (draftDate) => {
    expect(resolvePartyDate(draftDate, today)).toBe('2026-12-12')
  },
)

test('a plan like an earlier party has its venue, hours, guests and order, without a date', () => {
  const party = createEnquiry({ venueName: 'Neelam Room', timeFrom: '7 PM', guests: 40 })
  expect(draftLike(party)).toEqual({
    venueId: 'neelam-room',
    date: '',
    timeFrom: '19:00',
    timeTo: '23:00',
    guests: 40,
    type: 'Private',
    package: 'buffet',
    addOns: ['decorations', 'cake'],
    reached: 1,
  })
})

test('what a plan does not know of an earlier party is as in a new plan', () => {
  const party = createEnquiry({ venueName: 'Gone', timeFrom: 'late', package: '', addOns: [] })
  expect(draftLike(party)).toMatchObject({
    venueId: partyDraftRecord.fallback.venueId,
    timeFrom: '19:00',
    package: 'perHead',
  })
})
