import { expect, test } from 'vitest'
import { type PartyDraft, partyDraftRecord } from '../model/party-draft'
import { createEnquiry } from '../testing/create-enquiry'
import { enquiryFromDraft } from './step-confirm'
import { chairCount } from './step-guests'
import { resolveStep } from './wizard-steps'

const now = new Date('2026-11-21T18:00+05:30')
const draft: PartyDraft = {
  ...partyDraftRecord.fallback,
  date: '2026-12-12',
  package: 'buffet',
  addOns: ['cake', 'decorations', 'music'],
}

test('an enquiry has exactly the stored fields', () => {
  const addOns = [
    { name: 'Decorations', price: 2000 },
    { name: 'Music System', price: 3000 },
    { name: 'Custom Cake', price: 2500 },
  ]
  const stored = { id: `P-${now.getTime()}`, addOns, totalPrice: 17490 }
  expect(enquiryFromDraft(draft, now)).toEqual(
    createEnquiry({ ...stored, enquiryDate: now.toISOString() }),
  )
})

test('the table has a chair for each guest, up to twelve', () => {
  expect([1, 2, 12, 13, 999_999].map(chairCount)).toEqual([1, 2, 12, 12, 12])
})

test.each([
  [null, 1, 1],
  ['3', 3, 3],
  ['3', 5, 3],
  ['4', 3, 1],
  ['6', 5, 1],
  ['two', 5, 1],
  ['2.5', 5, 1],
] as const)('step %j, when step %d has been reached, is step %d', (requested, reached, step) => {
  expect(resolveStep(requested, reached)).toBe(step)
})
