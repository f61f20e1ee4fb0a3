import { isoWeekLabel } from '@baithak/shared/format'
import { type AppliedGigs, type Artist, type Gig, sameId } from '@baithak/shared/storage'

/** Applications that an artist without premium may send in one ISO week (section 9). */
export const weeklyLimit = 10

export type Application =
  | { ok: true; artist: Artist; applied: AppliedGigs }
  | { ok: false; reason: 'weekly-limit' | 'already-applied' }

/** How far a gig has come with this artist. */
export type Stage = 'Applied' | 'Shortlisted' | 'Confirmed' | 'Completed'
export const stages: readonly Stage[] = ['Applied', 'Shortlisted', 'Confirmed', 'Completed']

export const stageOf = (id: Gig['id'], applied: AppliedGigs): Stage | undefined =>
  stages.find((stage) => applied[stage].some((gig) => sameId(gig.id, id)))

/** The counter belongs to the week it was written in; in any other week it stands at nothing. */
export function applicationsThisWeek(artist: Artist, today: Date): number {
  if (artist.last_applied_week !== isoWeekLabel(today)) return 0
  return Math.max(0, Math.floor(artist.applied_gigs_count))
}

/** Sends an application: what the artist and the lists are afterwards, or why not. */
export function apply(artist: Artist, gig: Gig, applied: AppliedGigs, today: Date): Application {
  if (stageOf(gig.id, applied)) return { ok: false, reason: 'already-applied' }
  const sent = applicationsThisWeek(artist, today)
  if (!artist.premium_pass && sent >= weeklyLimit) return { ok: false, reason: 'weekly-limit' }
  return {
    ok: true,
    artist: { ...artist, applied_gigs_count: sent + 1, last_applied_week: isoWeekLabel(today) },
    applied: { ...applied, Applied: [gig, ...applied.Applied] },
  }
}
