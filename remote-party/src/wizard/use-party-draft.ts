import { useHost } from '@baithak/shared/contract'
import { useRecord } from '@baithak/shared/storage'
import { type PartyDraft, partyDraftRecord } from '../model/party-draft'
import { venueOrFirst } from '../model/sample-venues'
import { partyDay } from './party-date'

/** The party that is being planned, as it was left on this device. */
export function usePartyDraft() {
  const record = useHost().storage.draft(partyDraftRecord)
  const kept = useRecord(record)
  // Settled here, once a screen: what midnight makes of an open day must not be sent in place of what was shown.
  const draft = { ...kept, date: partyDay(kept.date, new Date()) }
  return {
    draft,
    venue: venueOrFirst(draft.venueId),
    change: (part: Partial<PartyDraft>) => record.write((current) => ({ ...current, ...part })),
  }
}
