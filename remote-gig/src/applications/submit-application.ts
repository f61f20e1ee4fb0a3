import { type AppStorage, transact } from '@baithak/storage'
import { type Artist, artistRecord } from '../model/artist'
import { type AppliedGigs, appliedGigsRecord, type Gig } from '../model/gig'
import { type ApplicationResult, apply } from './weekly-limit'

interface Submission {
  gig: Gig
  today: Date
  memberName: string
}

type GigStorage = Pick<AppStorage, 'record' | 'saveToDisk'>
type SubmissionResult = ApplicationResult | { ok: false; reason: 'refused' }

/**
 * Stores both the lists and the count, or neither. The rule runs again on what is stored at the time of the write,
 * because another tab may have applied since this one rendered.
 */
export function submitApplication(storage: GigStorage, submission: Submission): SubmissionResult {
  const { gig, today, memberName } = submission
  const applyTo = (artist: Artist, applied: AppliedGigs) => apply(artist, gig, applied, today)

  const saved = transact(
    [storage.record(appliedGigsRecord), storage.record(artistRecord)],
    ([applied, artist]) => {
      const result = applyTo(artist, applied)
      if (!result.ok) return [applied, artist]
      return [result.applied, { ...result.artist, name: artist.name || memberName }]
    },
  )
  if (!saved.ok) return saved
  storage.saveToDisk()
  const [applied, artist] = saved.before
  return applyTo(artist, applied)
}
