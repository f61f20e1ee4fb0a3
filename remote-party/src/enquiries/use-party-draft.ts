import { useHost } from '@baithak/platform'
import { useRecord } from '@baithak/shared/storage'
import { venueOrFirst } from '../venues/sample-venues'
import { partyDay } from './party-day'
import { type PartyDraft, partyDraftRecord } from './party-draft'

/** The party that is being planned, as it was left on this device. */
export function usePartyDraft() {
  const record = useHost().storage.item(partyDraftRecord)
  const kept = useRecord(record)
  // Settled here, once a screen: what midnight makes of an open day must not be sent in place of what was shown.
  const draft = { ...kept, date: partyDay(kept.date, new Date()) }
  return {
    draft,
    venue: venueOrFirst(draft.venueId),
    change: (part: Partial<PartyDraft>) => record.write((current) => ({ ...current, ...part })),
  }
}
