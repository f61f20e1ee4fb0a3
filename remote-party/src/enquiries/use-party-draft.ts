import { useHost } from '@baithak/shared/contract'
import { useRecord } from '@baithak/shared/storage'
import { venueOrFirst } from '../venues/sample-venues'
import { type PartyDraft, partyDraftRecord } from './party-draft'

/** The party that is being planned, as it was left on this device. */
export function usePartyDraft() {
  const record = useHost().storage.draft(partyDraftRecord)
  const draft = useRecord(record)
  return {
    draft,
    venue: venueOrFirst(draft.venueId),
    change: (part: Partial<PartyDraft>) => record.write((current) => ({ ...current, ...part })),
  }
}
