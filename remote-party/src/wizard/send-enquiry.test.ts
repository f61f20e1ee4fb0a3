// @vitest-environment jsdom

import { transact } from '@baithak/storage'
import { fakeStorage } from '@baithak/testing'
import { expect, test } from 'vitest'
import { type PartyDraft, partyDraftRecord } from '../model/party-draft'
import { myPartiesRecord, type PartyEnquiry } from '../model/party-enquiry'
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

test('two enquiries of the same millisecond have different ids', () => {
  const forGuests = (guests: number) => enquiryFromDraft({ ...draft, guests }, now)
  const sent = [10, 11, 12].reduce(
    (list, guests) => addEnquiry(list, forGuests(guests)),
    [] as PartyEnquiry[],
  )
  expect(new Set(sent.map(({ id }) => id)).size).toBe(3)
  for (const { id } of sent) expect(id).toMatch(/^P-\d+$/)
  expect(addEnquiry(sent, forGuests(12))).toBe(sent)
})

test('one draft that two windows send in the same moment is one enquiry', () => {
  const device = fakeStorage()
  const sendAfter = (delayMs: number) => () => {
    const { storage } = device.openTab()
    const enquiry = enquiryFromDraft(draft, new Date(now.getTime() + delayMs))
    transact([storage.record(myPartiesRecord)], ([list]) => [addEnquiry(list, enquiry)])
  }
  const sent = () => JSON.parse(device.texts.get('my_parties') ?? '[]')
  device.atOnce(sendAfter(0), sendAfter(30))
  sendAfter(900)()
  expect(sent()).toHaveLength(1)
  sendAfter(60_000)()
  expect(sent()).toHaveLength(2)
})
