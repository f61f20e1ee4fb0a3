import { expect, test } from 'vitest'
import { type Artist, emptyArtist } from '../model/artist'
import { type AppliedGigs, type Gig, noAppliedGigs } from '../model/gig'
import { stageOf } from '../model/gig-stage'
import { createGig } from '../testing/create-gig'
import { applicationsThisWeek, apply, weeklyLimit } from './weekly-limit'

const gig = (id: Gig['id']) => createGig({ id })
const saturday = new Date('2026-11-21T00:00+05:30')
const artist = (rest: Partial<Artist> = {}): Artist => ({ ...emptyArtist, ...rest })

/** Applies to `count` gigs in a row and returns the last result. */
function applyTo(count: number, first: Artist, today = saturday) {
  let current = { artist: first, applied: noAppliedGigs }
  let last = apply(current.artist, gig(0), current.applied, today)
  for (let id = 0; id < count; id += 1) {
    last = apply(current.artist, gig(id), current.applied, today)
    if (last.ok) current = last
  }
  return last
}

test('the tenth application of a week succeeds, the eleventh hits the weekly limit', () => {
  expect(applyTo(weeklyLimit, artist()).ok).toBe(true)
  expect(applyTo(weeklyLimit + 1, artist())).toEqual({ ok: false, reason: 'weekly-limit' })
})

test('premium has no limit, and applications are still counted', () => {
  const last = applyTo(14, artist({ premium_pass: true }))
  expect(last.ok && last.artist.applied_gigs_count).toBe(14)
})

test('the count resets when the ISO week label changes', () => {
  const full = artist({ applied_gigs_count: 10, last_applied_week: '2026-W47' })
  expect(applicationsThisWeek(full, new Date('2026-11-22T23:59+05:30'))).toBe(10)
  expect(applicationsThisWeek(full, new Date('2026-11-23T00:00+05:30'))).toBe(0)
  const monday = apply(full, gig(1), noAppliedGigs, new Date('2026-11-23T00:00+05:30'))
  expect(monday.ok && monday.artist).toMatchObject({
    applied_gigs_count: 1,
    last_applied_week: '2026-W48',
  })
})

test('a week across New Year is one week, and the count resets after it', () => {
  const full = artist({ applied_gigs_count: 10, last_applied_week: '2026-W53' })
  for (const day of [
    new Date('2026-12-28T00:00+05:30'),
    new Date('2026-12-31T00:00+05:30'),
    new Date('2027-01-03T00:00+05:30'),
  ])
    expect(apply(full, gig(1), noAppliedGigs, day).ok).toBe(false)
  expect(apply(full, gig(1), noAppliedGigs, new Date('2027-01-04T00:00+05:30')).ok).toBe(true)
})

test('the same week number a year later is another week', () => {
  const full = artist({ applied_gigs_count: 10, last_applied_week: '2026-W01' })
  expect(applicationsThisWeek(full, new Date('2027-01-05T00:00+05:30'))).toBe(0)
})

test('a gig cannot be applied to twice, at any stage and with a string or number id', () => {
  for (const stage of ['Applied', 'Shortlisted', 'Confirmed', 'Completed'] as const) {
    const applied: AppliedGigs = { ...noAppliedGigs, [stage]: [gig(7)] }
    expect(stageOf('7', applied)).toBe(stage)
    expect(
      apply(artist({ premium_pass: true }), { ...gig(7), id: '7' }, applied, saturday),
    ).toEqual({
      ok: false,
      reason: 'already-applied',
    })
  }
})

test('at the limit, a gig that was applied to is already-applied, not weekly-limit', () => {
  const full = artist({ applied_gigs_count: 10, last_applied_week: '2026-W47' })
  const applied = { ...noAppliedGigs, Applied: [gig(1)] }
  expect(apply(full, gig(1), applied, saturday)).toEqual({ ok: false, reason: 'already-applied' })
})

test('a negative count is read as 0', () => {
  const odd = artist({ applied_gigs_count: -5, last_applied_week: '2026-W47' })
  expect(applicationsThisWeek(odd, saturday)).toBe(0)
})
