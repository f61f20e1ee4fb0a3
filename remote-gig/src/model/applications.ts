import { isoDate, sameId } from '@baithak/domain'
import { instantOf, isoWeekLabel } from '@baithak/domain/indian-time'
import { useMemberName } from '@baithak/domain/use-member'
import { useHost, useNavigate, useTranslation } from '@baithak/platform'
import { type AppStorage, transact } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import { useKitTexts, useSubmitOnce } from '@baithak/ui'
import { paths } from '../paths'
import { type Artist, artistRecord } from './artist'
import {
  type AppliedGigs,
  appliedGigsRecord,
  type Gig,
  gigAnswersRecord,
  gigStages,
  noteAnswer,
  openStages,
} from './gig'

/** Applications that an artist without premium may send in one ISO week (spec §9). */
export const weeklyLimit = 10

/** The days of the artist's applications. The fields of the stored gigs are fixed. */
export const applicationDatesRecord = {
  key: 'draft:gig-application-dates',
  schema: v.array(v.object({ id: v.string(), date: v.string() })),
  fallback: [],
  isSilent: true,
}

/** The id of the last gig whose application met the weekly limit; '' without one. */
export const waitingGigRecord = {
  key: 'draft:waiting-gig',
  schema: v.string(),
  fallback: '',
  isSilent: true,
}

/** The stored count belongs to the week of the last application. In another week it is 0. */
export function applicationsThisWeek(artist: Artist, today: Date): number {
  if (artist.last_applied_week !== isoWeekLabel(today)) return 0
  return Math.max(0, Math.floor(artist.applied_gigs_count))
}

export const isAtLimit = (artist: Artist, today: Date): boolean =>
  !artist.premium_pass && applicationsThisWeek(artist, today) >= weeklyLimit

type ApplicationResult =
  | { ok: true; artist: Artist; applied: AppliedGigs }
  | { ok: false; reason: 'weekly-limit' | 'already-applied' }

/** Returns the artist and the lists after the application, or why it is rejected. */
export function apply(
  artist: Artist,
  gig: Gig,
  applied: AppliedGigs,
  today: Date,
): ApplicationResult {
  if (gigStages.some((stage) => applied[stage].some(({ id }) => sameId(id, gig.id))))
    return { ok: false, reason: 'already-applied' }
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

type GigStorage = Pick<AppStorage, 'record' | 'saveSnapshot'>

/**
 * Stores an application: lists and count, or neither. The rule runs on what is stored now, because another tab may have
 * applied since this one rendered.
 */
export function submitApplication(
  storage: GigStorage,
  { gig, today, memberName }: { gig: Gig; today: Date; memberName: string },
): ApplicationResult | { ok: false; reason: 'refused' } {
  const lists = storage.record(appliedGigsRecord)
  const profile = storage.record(artistRecord)
  const waiting = storage.record(waitingGigRecord)
  const id = String(gig.id)
  const result = apply(profile.refresh(), gig, lists.refresh(), today)
  if (!result.ok) {
    if (result.reason === 'weekly-limit') waiting.write(id)
    return result
  }
  const artist = { ...result.artist, name: result.artist.name || memberName }
  const saved = transact([lists, profile], () => [result.applied, artist])
  if (!saved.ok) return { ok: false, reason: 'refused' }
  const isOther = (application: { id: string }) => application.id !== id
  storage
    .record(applicationDatesRecord)
    .write((dates) => [...dates.filter(isOther), { id, date: isoDate(today) }])
  // A withdrawn application may have left an answer.
  storage.record(gigAnswersRecord).write((answers) => noteAnswer(answers, gig))
  if (waiting.getState() === id) waiting.remove()
  storage.saveSnapshot()
  return result
}

/**
 * Removes an open application. One of this ISO week no longer counts. Returns how to undo it; undefined if nothing was
 * removed.
 */
export function withdrawApplication(
  storage: GigStorage,
  gig: Gig,
  today: Date,
): (() => void) | undefined {
  const records = [storage.record(appliedGigsRecord), storage.record(artistRecord)] as const
  const isThis = ({ id }: { id: Gig['id'] }) => sameId(id, gig.id)
  const week = isoWeekLabel(today)
  const counts = storage
    .record(applicationDatesRecord)
    .getState()
    .some((sent) => isThis(sent) && isoWeekLabel(instantOf(sent.date)) === week)
  const change = (changeLists: (lists: AppliedGigs) => AppliedGigs, countChange: number) => {
    const saved = transact([...records], ([lists, artist]) => [
      changeLists(lists),
      counts && artist.last_applied_week === week
        ? { ...artist, applied_gigs_count: Math.max(0, artist.applied_gigs_count + countChange) }
        : artist,
    ])
    if (saved.changed) storage.saveSnapshot()
    return saved.changed
  }
  const before = records[0].refresh()
  const stage = openStages.find((known) => before[known].some(isThis))
  if (!stage) return undefined
  const removed = before[stage].filter(isThis)
  const isRemoved = change(
    (lists) => ({ ...lists, [stage]: lists[stage].filter((other) => !isThis(other)) }),
    -1,
  )
  if (!isRemoved) return undefined
  return () => void change((lists) => ({ ...lists, [stage]: [...removed, ...lists[stage]] }), 1)
}

/** Returns how to apply to a gig, which leads to My Gigs, and whether that was done. */
export function useApply(gig: Gig, onLimit?: () => void) {
  const { t } = useTranslation()
  const { storage, toast } = useHost()
  const memberName = useMemberName()
  const navigate = useNavigate()
  return useSubmitOnce(() => {
    const result = submitApplication(storage, { gig, today: new Date(), memberName })
    if (result.ok) {
      toast({
        title: t('applications.apply.sent'),
        description: t('applications.apply.sentText', { cafe: gig.cafe }),
      })
      navigate(paths.myGigs.href())
    } else if (result.reason === 'weekly-limit') {
      toast({
        title: t('applications.limit.title'),
        description: t('applications.limit.text'),
        destructive: true,
      })
      onLimit?.()
    }
    return result.ok
  })
}

/** Returns how to withdraw the application for a gig. The toast can undo it. */
export function useWithdraw(gig: Gig, onWithdrawn: () => void) {
  const { t } = useTranslation()
  const { storage, toast } = useHost()
  const texts = useKitTexts()
  return () => {
    const undo = withdrawApplication(storage, gig, new Date())
    if (!undo) return
    onWithdrawn()
    toast({
      title: t('applications.withdraw.done'),
      description: gig.title,
      action: { label: texts.undo, onPress: undo },
    })
  }
}
