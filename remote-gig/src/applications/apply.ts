import { isoDate } from '@baithak/domain'
import { isoWeekLabel } from '@baithak/domain/indian-time'
import { type AppStorage, transact } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import { type Artist, artistRecord } from '../model/artist'
import { type AppliedGigs, appliedGigsRecord, type Gig, stageOf } from '../model/gig'

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

interface Submission {
  gig: Gig
  today: Date
  memberName: string
}

type GigStorage = Pick<AppStorage, 'record' | 'saveSnapshot'>
type SubmissionResult = ApplicationResult | { ok: false; reason: 'refused' }

/**
 * Stores both the lists and the count, or neither. The rule runs on what is stored now, because another tab may have
 * applied since this one rendered.
 */
export function submitApplication(
  storage: GigStorage,
  { gig, today, memberName }: Submission,
): SubmissionResult {
  const lists = storage.record(appliedGigsRecord)
  const profile = storage.record(artistRecord)
  const result = apply(profile.refresh(), gig, lists.refresh(), today)
  if (!result.ok) return result
  const { applied, artist } = result
  const saved = transact([lists, profile], () => [
    applied,
    { ...artist, name: artist.name || memberName },
  ])
  if (!saved.ok) return saved
  storage.saveSnapshot()
  storage
    .record(applicationDatesRecord)
    .write((dates) => [...dates, { id: String(gig.id), date: isoDate(today) }])
  return result
}

/** When the artist applied to which gig. Not part of the stored gigs, whose fields are fixed. */
export const applicationDatesRecord = {
  key: 'draft:gig-application-dates',
  schema: v.array(v.object({ id: v.string(), date: v.string() })),
  fallback: [],
  isSilent: true,
}
