import { useHost } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { type PartyDraft, partyDraftRecord } from '../model/party-draft'
import { venueOrFirst } from '../model/sample-venues'
import { isPastDate, resolvePartyDate } from './party-date'

/** The draft of the party that is being planned, stored on this device. */
export function usePartyDraft() {
  const record = useHost().storage.record(partyDraftRecord)
  const stored = useRecord(record)
  // Resolved once per render: after midnight, sending must use the date that was shown, not a new default.
  const today = new Date()
  const draft = { ...stored, date: resolvePartyDate(stored.date, today) }
  return {
    draft,
    /** The day that was chosen is over: another one has to be chosen. */
    isPast: isPastDate(draft.date, today),
    venue: venueOrFirst(draft.venueId),
    change: (changes: Partial<PartyDraft>) =>
      record.write((current) => ({ ...current, ...changes })),
  }
}
