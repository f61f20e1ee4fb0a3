import { expect, test } from 'vitest'
import { type PartyDraft, partyDraftRecord } from '../model/party-draft'
import { enquiryFromDraft } from './enquiry-from-draft'

const now = new Date(2026, 10, 21, 18, 0)
const draft: PartyDraft = {
  ...partyDraftRecord.fallback,
  date: '2026-12-12',
  package: 'buffet',
  addOns: ['cake', 'decorations', 'music'],
}

test('an enquiry has exactly the stored fields', () => {
  expect(enquiryFromDraft(draft, now, [])).toEqual({
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

test('two enquiries of the same millisecond have different ids', () => {
  const first = enquiryFromDraft(draft, now, [])
  const second = enquiryFromDraft(draft, now, [first])
  expect(first.id).toMatch(/^P-\d+$/)
  expect(second.id).toMatch(/^P-\d+$/)
  expect(enquiryFromDraft(draft, now, [first, second]).id).not.toBe(second.id)
  expect(second.id).not.toBe(first.id)
})
