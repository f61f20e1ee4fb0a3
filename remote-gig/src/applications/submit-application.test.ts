import { createStorage, type Gig, noAppliedGigs } from '@baithak/shared/storage'
import { expect, test, vi } from 'vitest'
import { submitApplication } from './submit-application'

const gig = (id: string): Gig => ({
  id,
  title: id,
  cafe: '',
  date: '',
  location: '',
  paid: true,
  genre: '',
  time: '',
  compensation: '',
  audience: '',
  description: '',
})
const today = new Date(2026, 10, 21)
const samples = { ...noAppliedGigs, Completed: [{ ...gig('played'), rating: 5 }] }
const tab = () =>
  createStorage({
    area: () => localStorage,
    events: new EventTarget(),
    onTrouble: () => {},
    now: () => today,
  })
const send = (store: ReturnType<typeof tab>, id: string) =>
  submitApplication(store, { gig: gig(id), today, samples, memberName: 'Aanya Rao' })
const onDisk = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')

test('the stored profile and lists have exactly the fields of the specification', () => {
  expect(send(tab(), 'a').ok).toBe(true)
  expect(onDisk('artistProfile')).toEqual({
    name: 'Aanya Rao',
    premium_pass: false,
    verified_performer: false,
    applied_gigs_count: 1,
    last_applied_week: '2026-W47',
  })
  expect(onDisk('appliedGigs')).toEqual({ ...samples, Applied: [gig('a')] })
})

test('an artist who has lists of her own is given no samples', () => {
  localStorage.setItem(
    'appliedGigs',
    JSON.stringify({ ...noAppliedGigs, Confirmed: [gig('mine')] }),
  )
  send(tab(), 'a')
  expect(onDisk('appliedGigs')).toEqual({
    ...noAppliedGigs,
    Applied: [gig('a')],
    Confirmed: [gig('mine')],
  })
})

test('two tabs in turn lose nothing and do not apply twice', () => {
  const [one, other] = [tab(), tab()]
  // Both have looked before either applied, and neither hears of the other.
  for (const each of [one, other]) [each.artistProfile.getState(), each.appliedGigs.getState()]
  expect(send(one, 'a').ok).toBe(true)
  expect(send(other, 'b').ok).toBe(true)
  expect(send(one, 'b')).toEqual({ ok: false, reason: 'already-applied' })
  expect(onDisk('appliedGigs').Applied).toHaveLength(2)
  expect(onDisk('artistProfile').applied_gigs_count).toBe(2)
})

test('two tabs together send no more than ten', () => {
  const tabs = [tab(), tab()]
  for (let turn = 0; turn < 20; turn += 1)
    send(tabs[turn % 2] as ReturnType<typeof tab>, `g${turn}`)
  expect(onDisk('appliedGigs').Applied).toHaveLength(10)
  expect(onDisk('artistProfile').applied_gigs_count).toBe(10)
})

test('when the device refuses to store the count, the gig is not applied to either', () => {
  const store = tab()
  send(store, 'a')
  const setItem = Storage.prototype.setItem
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key === 'artistProfile') throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, key, value)
  })
  expect(send(store, 'b')).toEqual({ ok: false, reason: 'refused' })
  expect(onDisk('appliedGigs').Applied).toEqual([gig('a')])
  expect(onDisk('artistProfile').applied_gigs_count).toBe(1)
})

test('when the device refuses to store the lists, nothing is counted', () => {
  const store = tab()
  send(store, 'a')
  const setItem = Storage.prototype.setItem
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key === 'appliedGigs') throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, key, value)
  })
  expect(send(store, 'b')).toEqual({ ok: false, reason: 'refused' })
  expect(onDisk('artistProfile').applied_gigs_count).toBe(1)
})
