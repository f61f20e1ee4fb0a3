// @vitest-environment jsdom

import { openStorage, rejectWrites } from '@baithak/testing'
import { expect, test } from 'vitest'
import { artistRecord } from '../model/artist'
import { appliedGigsRecord, noAppliedGigs } from '../model/gig'
import { createGig } from '../testing/create-gig'
import { submitApplication } from './submit-application'

const gig = (id: string) => createGig({ id })
const today = new Date('2026-11-21T00:00+05:30')
const openTab = () => openStorage({ now: () => today })
const submit = (storage: ReturnType<typeof openTab>, id: string) =>
  submitApplication(storage, { gig: gig(id), today, memberName: 'Aanya Rao' })
const readStored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')

test('the stored profile and lists have exactly the fields of the specification', () => {
  expect(submit(openTab(), 'a').ok).toBe(true)
  expect(readStored('artistProfile')).toEqual({
    name: 'Aanya Rao',
    premium_pass: false,
    verified_performer: false,
    applied_gigs_count: 1,
    last_applied_week: '2026-W47',
  })
  expect(readStored('appliedGigs')).toEqual({ ...noAppliedGigs, Applied: [gig('a')] })
})

test('an application leaves the other lists as they are', () => {
  localStorage.setItem(
    'appliedGigs',
    JSON.stringify({ ...noAppliedGigs, Confirmed: [gig('mine')] }),
  )
  submit(openTab(), 'a')
  expect(readStored('appliedGigs')).toEqual({
    ...noAppliedGigs,
    Applied: [gig('a')],
    Confirmed: [gig('mine')],
  })
})

test('two tabs in turn lose no application and do not apply twice', () => {
  const [first, second] = [openTab(), openTab()]
  // Both read before either applies, and no storage event reaches either.
  for (const each of [first, second])
    [each.record(artistRecord).getState(), each.record(appliedGigsRecord).getState()]
  expect(submit(first, 'a').ok).toBe(true)
  expect(submit(second, 'b').ok).toBe(true)
  expect(submit(first, 'b')).toEqual({ ok: false, reason: 'already-applied' })
  expect(readStored('appliedGigs').Applied).toHaveLength(2)
  expect(readStored('artistProfile').applied_gigs_count).toBe(2)
})

test('when the count cannot be stored, the gig is not stored either', () => {
  const storage = openTab()
  submit(storage, 'a')
  rejectWrites('artistProfile')
  expect(submit(storage, 'b')).toEqual({ ok: false, reason: 'refused' })
  expect(readStored('appliedGigs').Applied).toEqual([gig('a')])
  expect(readStored('artistProfile').applied_gigs_count).toBe(1)
})

test('when the lists cannot be stored, the application is not counted', () => {
  const storage = openTab()
  submit(storage, 'a')
  rejectWrites('appliedGigs')
  expect(submit(storage, 'b')).toEqual({ ok: false, reason: 'refused' })
  expect(readStored('artistProfile').applied_gigs_count).toBe(1)
})
