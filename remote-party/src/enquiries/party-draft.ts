import { v } from '@baithak/shared/schema'
import type { ItemDefinition } from '@baithak/shared/storage'
import { addOns, packages } from './offers'

export const partyTypes = ['Private', 'Public'] as const

const partyDraftSchema = v.object({
  venueId: v.string(),
  /** A day as '2026-12-12', or '' until one is chosen. */
  date: v.string(),
  timeFrom: v.string(),
  timeTo: v.string(),
  guests: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  type: v.picklist(partyTypes),
  package: v.picklist(packages.map(({ id }) => id)),
  addOns: v.array(v.picklist(addOns.map(({ id }) => id))),
  /** The last step that was come to: none beyond it can be opened. */
  reached: v.number(),
})

/** What the wizard knows of a party before it is asked for. */
export type PartyDraft = v.InferOutput<typeof partyDraftSchema>

export const freshPartyDraft: PartyDraft = {
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

export const partyDraftRecord: ItemDefinition<PartyDraft> = {
  name: 'party',
  schema: partyDraftSchema,
  fallback: freshPartyDraft,
}
