import { isoWeekLabel } from '@baithak/ui/format'
import type { Artist } from '../model/artist'
import type { AppliedGigs, Gig } from '../model/gig'
import { stageOf } from '../model/gig-stage'

/** Applications that an artist without premium may send in one ISO week (section 9). */
export const weeklyLimit = 10

export type ApplicationResult =
  | { ok: true; artist: Artist; applied: AppliedGigs }
  | { ok: false; reason: 'weekly-limit' | 'already-applied' }

/** The counter is valid only in the week it was written in; in any other week the count is 0. */
export function applicationsThisWeek(artist: Artist, today: Date): number {
  if (artist.last_applied_week !== isoWeekLabel(today)) return 0
  return Math.max(0, Math.floor(artist.applied_gigs_count))
}

/** Returns the artist and the lists after the application, or why it is rejected. */
export function apply(
  artist: Artist,
  gig: Gig,
  applied: AppliedGigs,
  today: Date,
): ApplicationResult {
  if (stageOf(gig.id, applied)) return { ok: false, reason: 'already-applied' }
  const count = applicationsThisWeek(artist, today)
  if (!artist.premium_pass && count >= weeklyLimit) return { ok: false, reason: 'weekly-limit' }
  return {
    ok: true,
    artist: { ...artist, applied_gigs_count: count + 1, last_applied_week: isoWeekLabel(today) },
    applied: { ...applied, Applied: [gig, ...applied.Applied] },
  }
}
