import type { AppliedGigs, AppStorage, Artist, Gig } from '@baithak/shared/storage'
import { hasNoGigs } from '../model/my-gigs'
import { type ApplicationResult, apply } from './weekly-limit'

interface Submission {
  gig: Gig
  today: Date
  /** The lists of an artist who has none stored yet. */
  samples: AppliedGigs
  memberName: string
}

type GigStorage = Pick<AppStorage, 'artistProfile' | 'appliedGigs'>
type SubmissionResult = ApplicationResult | { ok: false; reason: 'refused' }

/**
 * Stores both the lists and the count, or neither. The rule runs again on what is stored at the time of the write,
 * because another tab may have applied since this one rendered.
 */
export function submitApplication(storage: GigStorage, submission: Submission): SubmissionResult {
  const { gig, today, samples, memberName } = submission
  const applyTo = (artist: Artist, applied: AppliedGigs) =>
    apply(artist, gig, hasNoGigs(applied) ? samples : applied, today)

  let result: SubmissionResult = applyTo(
    storage.artistProfile.getState(),
    storage.appliedGigs.getState(),
  )
  if (!result.ok) return result

  let previousGigs: AppliedGigs | undefined
  const profileWrite = storage.artistProfile.write((artist) => {
    const gigsWrite = storage.appliedGigs.write((applied) => {
      result = applyTo(artist, applied)
      if (!result.ok) return applied
      previousGigs = applied
      return result.applied
    })
    if (!gigsWrite.ok) result = { ok: false, reason: 'refused' }
    return result.ok ? { ...result.artist, name: artist.name || memberName } : artist
  })
  if (profileWrite.ok || !result.ok) return result
  if (previousGigs) storage.appliedGigs.write(previousGigs)
  return { ok: false, reason: 'refused' }
}
