import { isoDate } from '@baithak/domain'
import { addDays, instantOf, partsOf, startOfDay } from '@baithak/domain/indian-time'
import { useHost } from '@baithak/platform'
import { type RecordDefinition, useRecord } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import { venueOrFirst } from '../samples/sample-venues'
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

export const partyDraftRecord: RecordDefinition<PartyDraft> = {
  key: 'draft:party',
  schema: partyDraftSchema,
  fallback: {
    venueId: 'chandni-terrace',
    date: '',
    timeFrom: '19:00',
    timeTo: '23:00',
    guests: 10,
    type: 'Private',
    package: 'perHead',
    addOns: [],
    reached: 1,
  },
}

export function usePartyDraft() {
  const record = useHost().storage.record(partyDraftRecord)
  const stored = useRecord(record)
  // Computed once per render, because sending after midnight must use the date that was shown, not a new default.
  const today = new Date()
  const draft = { ...stored, date: resolvePartyDate(stored.date, today) }
  return {
    draft,
    isSuggestion: draft.date !== stored.date,
    /** Whether the chosen day is over. It can still be sent (spec §5). */
    isPast: isPastDate(draft.date, today),
    venue: venueOrFirst(draft.venueId),
    change: (changes: Partial<PartyDraft>) =>
      record.write((current) => ({ ...current, ...changes })),
  }
}

const saturday = 6

/** The preselected date: the first Saturday at least three weeks ahead. */
function defaultPartyDate(today: Date): string {
  let date = addDays(startOfDay(today), 21)
  while (partsOf(date).weekday !== saturday) date = addDays(date, 1)
  return isoDate(date)
}

const isValidDate = (text: string) => text !== '' && isoDate(instantOf(text)) === text

/** The date of the draft, or the default if that is empty or damaged. A chosen date stays when it is past. */
export const resolvePartyDate = (draftDate: string, today: Date): string =>
  isValidDate(draftDate) ? draftDate : defaultPartyDate(today)

export const isPastDate = (date: string, today: Date): boolean => date < isoDate(today)
