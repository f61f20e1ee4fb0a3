import { expect, test } from 'vitest'
import { partyDraftRecord } from '../model/party-draft'
import { createEnquiry } from '../testing/create-enquiry'
import { draftLike } from './plan-again'

test('a plan like an earlier party has its venue, hours, guests and order, without a date', () => {
  const party = createEnquiry({ venueName: 'नीलम रूम', timeFrom: '7 PM', guests: 40 })
  expect(draftLike(party)).toEqual({
    ...partyDraftRecord.fallback,
    venueId: 'neelam-room',
    guests: 40,
    package: 'buffet',
    addOns: ['decorations', 'cake'],
  })
})

test('a plan takes the usual values where the earlier party has unknown ones', () => {
  const party = createEnquiry({ venueName: 'Gone', timeFrom: 'late', package: '', addOns: [] })
  expect(draftLike(party)).toEqual(partyDraftRecord.fallback)
})
