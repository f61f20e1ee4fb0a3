import { isoDate, sameId } from '@baithak/domain'
import { instantOf, isoWeekLabel } from '@baithak/domain/indian-time'
import { type AppStorage, transact } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import { type Artist, artistRecord } from './artist'
import { type AppliedGigs, appliedGigsRecord, type Gig, gigAnswersRecord, stageOf } from './gig'

/** Applications that an artist without premium may send in one ISO week (spec §9). */
export const weeklyLimit = 10

/** The days of the artist's applications. The fields of the stored gigs are fixed. */
export const applicationDatesRecord = {
  key: 'draft:gig-application-dates',
  schema: v.array(v.object({ id: v.string(), date: v.string() })),
  fallback: [],
  isSilent: true,
}

/** The id of the gig whose application met the weekly limit last; '' without one. */
export const waitingGigRecord = {
  key: 'draft:waiting-gig',
  schema: v.string(),
  fallback: '',
  isSilent: true,
}

export type ApplicationResult =
  | { ok: true; artist: Artist; applied: AppliedGigs }
  | { ok: false; reason: 'weekly-limit' | 'already-applied' }

/** The stored counter is valid only in the week it was written in; in any other week the count is 0. */
export function applicationsThisWeek(artist: Artist, today: Date): number {
  if (artist.last_applied_week !== isoWeekLabel(today)) return 0
  return Math.max(0, Math.floor(artist.applied_gigs_count))
}

export const isAtLimit = (artist: Artist, today: Date): boolean =>
  !artist.premium_pass && applicationsThisWeek(artist, today) >= weeklyLimit

/** Returns the artist and the lists after the application, or why it is rejected. */
export function apply(
  artist: Artist,
  gig: Gig,
  applied: AppliedGigs,
  today: Date,
): ApplicationResult {
  if (stageOf(gig.id, applied)) return { ok: false, reason: 'already-applied' }
  if (isAtLimit(artist, today)) return { ok: false, reason: 'weekly-limit' }
  return {
    ok: true,
    artist: {
      ...artist,
      applied_gigs_count: applicationsThisWeek(artist, today) + 1,
      last_applied_week: isoWeekLabel(today),
    },
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
  const waiting = storage.record(waitingGigRecord)
  const result = apply(profile.refresh(), gig, lists.refresh(), today)
  if (!result.ok) {
    if (result.reason === 'weekly-limit') waiting.write(String(gig.id))
    return result
  }
  const { applied, artist } = result
  const saved = transact([lists, profile], () => [
    applied,
    { ...artist, name: artist.name || memberName },
  ])
  if (!saved.ok) return saved
  storage
    .record(applicationDatesRecord)
    .write((dates) => [...dates, { id: String(gig.id), date: isoDate(today) }])
  if (waiting.getState() === String(gig.id)) waiting.remove()
  storage.saveSnapshot()
  return result
}

const withdrawable = ['Applied', 'Shortlisted'] as const

/**
 * Removes an application. One of this ISO week no longer counts. Returns how to undo it; undefined if nothing was
 * removed.
 */
export function withdrawApplication(
  storage: GigStorage,
  { id }: Gig,
  today: Date,
): (() => void) | undefined {
  const records = [
    storage.record(appliedGigsRecord),
    storage.record(artistRecord),
    storage.record(applicationDatesRecord),
    storage.record(gigAnswersRecord),
  ] as const
  const isThis = (item: { id: Gig['id'] }) => sameId(item.id, id)
  const isOther = (item: { id: Gig['id'] }) => !isThis(item)
  const week = isoWeekLabel(today)
  const withCount = (artist: Artist, change: number): Artist =>
    artist.last_applied_week === week
      ? { ...artist, applied_gigs_count: Math.max(0, artist.applied_gigs_count + change) }
      : artist
  const saved = transact([...records], ([lists, artist, dates, answers]) => {
    const isOfThisWeek = dates.some(
      (application) => isThis(application) && isoWeekLabel(instantOf(application.date)) === week,
    )
    return [
      {
        ...lists,
        Applied: lists.Applied.filter(isOther),
        Shortlisted: lists.Shortlisted.filter(isOther),
      },
      isOfThisWeek ? withCount(artist, -1) : artist,
      dates.filter(isOther),
      answers.filter(isOther),
    ]
  })
  if (!saved.ok || !withdrawable.some((stage) => saved.before[0][stage].some(isThis)))
    return undefined
  const [lists, artist, dates, answers] = saved.before
  storage.saveSnapshot()
  return () => {
    transact([...records], ([nowLists, nowArtist, nowDates, nowAnswers]) => [
      {
        ...nowLists,
        Applied: [...lists.Applied.filter(isThis), ...nowLists.Applied],
        Shortlisted: [...lists.Shortlisted.filter(isThis), ...nowLists.Shortlisted],
      },
      withCount(nowArtist, artist.applied_gigs_count - saved.after[1].applied_gigs_count),
      [...nowDates, ...dates.filter(isThis)],
      [...nowAnswers, ...answers.filter(isThis)],
    ])
    storage.saveSnapshot()
  }
}
