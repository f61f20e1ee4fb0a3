import {
  type AppliedGigs,
  type AppStorage,
  type Artist,
  type Gig,
  transact,
} from '@baithak/shared/storage'
import { type Application, apply } from '../artist/weekly-limit'
import { isUntouched } from './my-gigs'

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
 * Applies and stores both the lists and the count, or neither. The rule is asked with what is on disk at that moment,
 * because another tab may have applied since this one was rendered.
 */
export function submitApplication(store: Store, submission: Submission): Outcome {
  const { gig, today, samples, memberName } = submission
  const rule = (artist: Artist, applied: AppliedGigs) =>
    apply(artist, gig, isUntouched(applied) ? samples : applied, today)

  const saved = transact([store.appliedGigs, store.artistProfile], ([applied, artist]) => {
    const outcome = rule(artist, applied)
    if (!outcome.ok) return [applied, artist]
    return [outcome.applied, { ...outcome.artist, name: artist.name || memberName }]
  })
  if (!saved.ok) return saved
  const [applied, artist] = saved.before
  return rule(artist, applied)
}
