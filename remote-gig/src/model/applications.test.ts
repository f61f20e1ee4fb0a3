// @vitest-environment jsdom

import { openStorage, readLocalStorage, rejectWrites } from '@baithak/testing'
import { expect, test } from 'vitest'
import { sortGigs } from '../applications/my-gigs-page'
import { createGig } from '../testing/create-gig'
import {
  applicationDatesRecord,
  applicationsThisWeek,
  apply,
  submitApplication,
  waitingGigRecord,
  withdrawApplication,
} from './applications'
import { type Artist, artistRecord } from './artist'
import { appliedGigsRecord, type Gig, gigAnswersRecord, gigStages } from './gig'

const gig = (id: Gig['id']) => createGig({ id })
const noAppliedGigs = appliedGigsRecord.fallback
const saturday = new Date('2026-11-21T00:00+05:30')
const sent = (applied_gigs_count: number, last_applied_week = '2026-W47'): Artist => ({
  ...artistRecord.fallback,
  applied_gigs_count,
  last_applied_week,
})

test.each<[string, Artist, string, number, boolean]>([
  ['the tenth of a week', sent(9), '2026-11-21', 9, true],
  ['the eleventh of a week', sent(10), '2026-11-22', 10, false],
  ['the first of the next week', sent(10), '2026-11-23', 0, true],
  ['one with premium', { ...sent(14), premium_pass: true }, '2026-11-21', 14, true],
  ['one in a week across New Year', sent(10, '2026-W53'), '2027-01-03', 10, false],
  ['one after a week across New Year', sent(10, '2026-W53'), '2027-01-04', 0, true],
  ['one in the same week a year later', sent(10, '2026-W01'), '2027-01-05', 0, true],
  ['one after a negative count', sent(-5), '2026-11-21', 0, true],
])('applications in a week: %s', (_, who, day, count, isAccepted) => {
  const today = new Date(`${day}T12:00+05:30`)
  expect(applicationsThisWeek(who, today)).toBe(count)
  const result = apply(who, gig(1), noAppliedGigs, today)
  if (isAccepted)
    expect(result).toMatchObject({ ok: true, artist: { applied_gigs_count: count + 1 } })
  else expect(result).toEqual({ ok: false, reason: 'weekly-limit' })
})

test.each(gigStages)('a gig in %s cannot be applied to again, whatever kind its id is', (stage) => {
  const applied = { ...noAppliedGigs, [stage]: [gig(7)] }
  const rejected = { ok: false, reason: 'already-applied' }
  expect(apply(sent(10), gig('7'), applied, saturday)).toEqual(rejected)
})

const openTab = () => openStorage({ now: () => saturday })
const submit = (storage: ReturnType<typeof openTab>, id: string) =>
  submitApplication(storage, { gig: gig(id), today: saturday, memberName: 'Aanya Rao' })

test('the stored profile and lists have exactly the fields of the specification', () => {
  expect(submit(openTab(), 'a').ok).toBe(true)
  expect(readLocalStorage('artistProfile')).toEqual({
    name: 'Aanya Rao',
    premium_pass: false,
    verified_performer: false,
    applied_gigs_count: 1,
    last_applied_week: '2026-W47',
  })
  expect(readLocalStorage('appliedGigs')).toEqual({ ...noAppliedGigs, Applied: [gig('a')] })
})

test.each(['artistProfile', 'appliedGigs'])(
  'without room for %s no part of an application is stored',
  (key) => {
    const storage = openTab()
    submit(storage, 'a')
    rejectWrites(key)
    expect(submit(storage, 'b')).toMatchObject({ ok: false, reason: 'refused' })
    expect(readLocalStorage('appliedGigs')).toHaveProperty('Applied', [gig('a')])
    expect(readLocalStorage('artistProfile')).toHaveProperty('applied_gigs_count', 1)
  },
)

test('gigs ahead are sorted by the soonest, completed ones by the latest', () => {
  const dates = ['2026-12-12', '', '2026-11-28', 'soon']
  const gigs = dates.map((date) => ({ ...createGig({ date }), stage: 'Applied' as const }))
  const datesIn = (stage: 'Applied' | 'Completed') => sortGigs(gigs, stage).map(({ date }) => date)
  expect(datesIn('Applied')).toEqual(['2026-11-28', '2026-12-12', '', 'soon'])
  expect(datesIn('Completed')).toEqual(['2026-12-12', '2026-11-28', '', 'soon'])
})

test.each([
  ['of this week no longer counts', '2026-11-18', 4, 3],
  ['of an earlier week leaves the count', '2026-11-13', 4, 4],
  ['whose day is unknown leaves the count', '', 4, 4],
])('a withdrawn application %s', (_, date, before, after) => {
  const storage = openTab()
  const count = () => storage.record(artistRecord).refresh().applied_gigs_count
  storage.record(artistRecord).write(sent(before))
  storage.record(appliedGigsRecord).write({ ...noAppliedGigs, Applied: [gig('a'), gig('b')] })
  storage.record(applicationDatesRecord).write(date ? [{ id: 'a', date }] : [])
  const undo = withdrawApplication(storage, gig('a'), saturday)
  expect(readLocalStorage('appliedGigs')).toHaveProperty('Applied', [gig('b')])
  expect(count()).toBe(after)
  undo?.()
  expect(readLocalStorage('appliedGigs')).toHaveProperty('Applied', [gig('a'), gig('b')])
  expect(count()).toBe(before)
})

test('a confirmed gig cannot be withdrawn', () => {
  const storage = openTab()
  const lists = { ...noAppliedGigs, Confirmed: [gig('a')] }
  storage.record(appliedGigsRecord).write(lists)
  expect(withdrawApplication(storage, gig('a'), saturday)).toBeUndefined()
  expect(readLocalStorage('appliedGigs')).toEqual(lists)
})

test('an application that is sent again loses the old answer and the old day', () => {
  const storage = openTab()
  submit(storage, 'a')
  storage.record(gigAnswersRecord).write([{ id: 'a', answer: 'shortlisted' }])
  storage.record(applicationDatesRecord).write([{ id: 'a', date: '2026-11-13' }])
  withdrawApplication(storage, gig('a'), saturday)
  submit(storage, 'a')
  expect(readLocalStorage('gigAnswers')).toEqual([])
  expect(readLocalStorage('draft:gig-application-dates')).toEqual([{ id: 'a', date: '2026-11-21' }])
})

test('the gig that meets the limit waits until the artist has applied to it', () => {
  const storage = openTab()
  const waiting = storage.record(waitingGigRecord)
  storage.record(artistRecord).write(sent(10))
  submit(storage, 'a')
  expect(waiting.getState()).toBe('a')
  storage.record(artistRecord).write((artist) => ({ ...artist, premium_pass: true }))
  submit(storage, 'b')
  expect(waiting.getState()).toBe('a')
  submit(storage, 'a')
  expect(waiting.getState()).toBe('')
})
