import type { AppliedGigs, AppStorage, Artist, Gig } from '@baithak/shared/storage'
import { isUntouched } from '../model/my-gigs'
import { type Application, apply } from './weekly-limit'

export interface Submission {
  gig: Gig
  today: Date
  /** What stands in the lists of an artist who has none stored yet. */
  samples: AppliedGigs
  memberName: string
}

type Store = Pick<AppStorage, 'artistProfile' | 'appliedGigs'>
type Outcome = Application | { ok: false; reason: 'refused' }

/**
 * Applies and stores both the lists and the count, or neither. The rule is asked again with what is on disk at that
 * moment, because another tab may have applied since this one was drawn.
 */
export function submitApplication(store: Store, submission: Submission): Outcome {
  const { gig, today, samples, memberName } = submission
  const rule = (artist: Artist, applied: AppliedGigs) =>
    apply(artist, gig, isUntouched(applied) ? samples : applied, today)

  let outcome: Outcome = rule(store.artistProfile.getState(), store.appliedGigs.getState())
  if (!outcome.ok) return outcome

  let before: AppliedGigs | undefined
  const counted = store.artistProfile.write((artist) => {
    const listed = store.appliedGigs.write((applied) => {
      outcome = rule(artist, applied)
      if (!outcome.ok) return applied
      before = applied
      return outcome.applied
    })
    if (!listed.ok) outcome = { ok: false, reason: 'refused' }
    return outcome.ok ? { ...outcome.artist, name: artist.name || memberName } : artist
  })
  if (counted.ok || !outcome.ok) return outcome
  if (before) store.appliedGigs.write(before)
  return { ok: false, reason: 'refused' }
}
