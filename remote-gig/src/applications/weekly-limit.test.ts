import {
  type AppliedGigs,
  type Artist,
  blankArtist,
  type Gig,
  noAppliedGigs,
} from '@baithak/shared/storage'
import { expect, test } from 'vitest'
import { applicationsThisWeek, apply, stageOf, weeklyLimit } from './weekly-limit'

const gig = (id: Gig['id']): Gig => ({
  id,
  title: 'Ghazal Baithak',
  cafe: 'Dabara House',
  date: '2026-11-28',
  location: 'Indiranagar',
  paid: true,
  genre: 'Ghazal',
  time: '8:00 PM',
  compensation: '₹6,500',
  audience: '60, seated',
  description: '',
})
const saturday = new Date(2026, 10, 21)
const artist = (rest: Partial<Artist> = {}): Artist => ({ ...blankArtist, ...rest })

/** Applies to so many gigs in a row; the answer to the last one. */
function applyTo(count: number, first: Artist, today = saturday) {
  let now = { artist: first, applied: noAppliedGigs }
  let last = apply(now.artist, gig(0), now.applied, today)
  for (let id = 0; id < count; id += 1) {
    last = apply(now.artist, gig(id), now.applied, today)
    if (last.ok) now = last
  }
  return last
}

test('applying adds the gig to Applied and counts it in this ISO week', () => {
  const result = apply(artist({ name: 'Ira' }), gig(1), noAppliedGigs, saturday)
  expect(result).toEqual({
    ok: true,
    artist: artist({ name: 'Ira', applied_gigs_count: 1, last_applied_week: '2026-W47' }),
    applied: { ...noAppliedGigs, Applied: [gig(1)] },
  })
})

test('the tenth application of a week is sent, the eleventh meets the weekly limit', () => {
  expect(applyTo(weeklyLimit, artist()).ok).toBe(true)
  expect(applyTo(weeklyLimit + 1, artist())).toEqual({ ok: false, reason: 'weekly-limit' })
})

test('premium has no limit, and its applications are counted all the same', () => {
  const last = applyTo(14, artist({ premium_pass: true }))
  expect(last.ok && last.artist.applied_gigs_count).toBe(14)
})

test('the counter starts anew when the ISO week label is another one', () => {
  const full = artist({ applied_gigs_count: 10, last_applied_week: '2026-W47' })
  expect(applicationsThisWeek(full, new Date(2026, 10, 22, 23, 59))).toBe(10)
  expect(applicationsThisWeek(full, new Date(2026, 10, 23))).toBe(0)
  const monday = apply(full, gig(1), noAppliedGigs, new Date(2026, 10, 23))
  expect(monday.ok && monday.artist).toMatchObject({
    applied_gigs_count: 1,
    last_applied_week: '2026-W48',
  })
})

test('a week that runs over New Year is one week, and the one after it starts anew', () => {
  const full = artist({ applied_gigs_count: 10, last_applied_week: '2026-W53' })
  for (const day of [new Date(2026, 11, 28), new Date(2026, 11, 31), new Date(2027, 0, 3)])
    expect(apply(full, gig(1), noAppliedGigs, day).ok).toBe(false)
  expect(apply(full, gig(1), noAppliedGigs, new Date(2027, 0, 4)).ok).toBe(true)
})

test('the same week number a year later is another week', () => {
  const full = artist({ applied_gigs_count: 10, last_applied_week: '2026-W01' })
  expect(applicationsThisWeek(full, new Date(2027, 0, 5))).toBe(0)
})

test('nobody applies twice to the same gig, however far it has come and whatever the kind of its id', () => {
  for (const stage of ['Applied', 'Shortlisted', 'Confirmed', 'Completed'] as const) {
    const applied: AppliedGigs = { ...noAppliedGigs, [stage]: [gig(7)] }
    expect(stageOf('7', applied)).toBe(stage)
    expect(apply(artist({ premium_pass: true }), gig('7'), applied, saturday)).toEqual({
      ok: false,
      reason: 'already-applied',
    })
  }
})

test('an artist at her limit hears of a gig that she has applied to that she has, not of the limit', () => {
  const full = artist({ applied_gigs_count: 10, last_applied_week: '2026-W47' })
  const applied = { ...noAppliedGigs, Applied: [gig(1)] }
  expect(apply(full, gig(1), applied, saturday)).toEqual({ ok: false, reason: 'already-applied' })
})

test('a count that cannot be is no help against the limit', () => {
  const odd = artist({ applied_gigs_count: -5, last_applied_week: '2026-W47' })
  expect(applicationsThisWeek(odd, saturday)).toBe(0)
})
