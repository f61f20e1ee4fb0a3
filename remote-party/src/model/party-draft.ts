import type { RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import { addOns, packages } from './offers'
import { partyTypes } from './party-enquiry'

const partyDraftSchema = v.object({
  venueId: v.string(),
  /** '2026-12-12', or '' until a date is chosen. */
  date: v.string(),
  timeFrom: v.string(),
  timeTo: v.string(),
  guests: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  type: v.picklist(partyTypes),
  package: v.picklist(packages.map(({ id }) => id)),
  addOns: v.array(v.picklist(addOns.map(({ id }) => id))),
  /** The furthest step of the wizard; the steps after it cannot be opened. */
  reached: v.number(),
})

/** The wizard's input for an enquiry that has not been sent. */
export type PartyDraft = v.InferOutput<typeof partyDraftSchema>

const emptyDraft: PartyDraft = {
  venueId: 'chandni-terrace',
  date: '',
  timeFrom: '19:00',
  timeTo: '23:00',
  guests: 10,
  type: 'Private',
  package: 'perHead',
  addOns: [],
  reached: 1,
}

export const partyDraftRecord: RecordDefinition<PartyDraft> = {
  key: 'draft:party',
  schema: partyDraftSchema,
  fallback: emptyDraft,
}
