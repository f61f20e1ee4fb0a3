import { expect, test } from 'vitest'
import { type PartyDraft, partyDraftRecord } from '../model/party-draft'
import type { PartyEnquiry } from '../model/party-enquiry'
import { addEnquiry, enquiryFromDraft } from './send-enquiry'

const now = new Date('2026-11-21T18:00+05:30')
const draft: PartyDraft = {
  ...partyDraftRecord.fallback,
  date: '2026-12-12',
  package: 'buffet',
  addOns: ['cake', 'decorations', 'music'],
}

test('an enquiry has exactly the stored fields', () => {
  expect(enquiryFromDraft(draft, now)).toEqual({
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

test('enquiries have different ids, and the same one is not sent again within five seconds', () => {
  const sendAfter = (list: PartyEnquiry[], ms: number, guests = 10) =>
    addEnquiry(list, enquiryFromDraft({ ...draft, guests }, new Date(now.getTime() + ms)))
  const sent = sendAfter(sendAfter(sendAfter([], 0), 0, 11), 0, 12)
  expect(new Set(sent.map(({ id }) => id)).size).toBe(3)
  for (const { id } of sent) expect(id).toMatch(/^P-\d+$/)
  expect(sendAfter(sent, 4999)).toBe(sent)
  expect(sendAfter(sent, 5000)).toHaveLength(4)
})
