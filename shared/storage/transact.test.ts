// @vitest-environment jsdom

import { userNameRecord } from '@baithak/domain'
import { fakeStorage } from '@baithak/testing/fake-storage'
import { type Referral, referralsRecord, tasterPointsRecord } from '@baithak/testing/test-records'
import { expect, test, vi } from 'vitest'
import { transact } from './transact'

const friend = (name: string): Referral => ({ name, status: 'Pending', date: '2026-11-20' })

/** Invites a friend once: idempotent, as each change of a transaction has to be. */
const invite = (storage: ReturnType<typeof openTab>['storage'], name: string) =>
  transact([storage.record(referralsRecord)], ([list]) => [
    list.some((each) => each.name === name) ? list : [...list, friend(name)],
  ])
const openTab = (device = fakeStorage()) => device.openTab()

test('two tabs that write at once without seeing each other lose nothing', () => {
  const device = fakeStorage()
  const [one, other] = [openTab(device), openTab(device)]
  for (const { storage } of [one, other]) storage.record(referralsRecord).getState()
  invite(one.storage, 'Anya')
  // The other process has not seen it and puts its own list in the place of Anya's.
  device.externalWrite('referrals', JSON.stringify([friend('Dev')]))
  const names = () =>
    JSON.parse(device.texts.get('referrals') ?? '').map((each: Referral) => each.name)
  expect(names()).toEqual(['Dev', 'Anya'])
  device.deliver()
  expect(names()).toEqual(['Dev', 'Anya'])
})

test('two tabs that want different values stop overwriting each other, and the later one remains', () => {
  const device = fakeStorage()
  const tabs = [openTab(device), openTab(device)]
  const writes = vi.spyOn(device.texts, 'set')
  for (const [index, { storage }] of tabs.entries())
    transact([storage.record(userNameRecord)], () => [`Name ${index}`])
  // Each delivery makes the other tab write once more.
  for (let turn = 0; turn < 50; turn += 1) device.deliver()
  expect(writes.mock.calls.length).toBeLessThan(10)
  expect(tabs.map(({ storage }) => storage.record(userNameRecord).getState())).toEqual([
    'Name 1',
    'Name 1',
  ])
})

test('a change is applied again however often another tab writes, as long as it was not lost', () => {
  const device = fakeStorage()
  const { storage } = openTab(device)
  invite(storage, 'Anya')
  for (let turn = 0; turn < 20; turn += 1)
    device.externalWrite('referrals', JSON.stringify([friend('Anya'), friend(`${turn}`)]))
  device.externalWrite('referrals', JSON.stringify([friend('Dev')]))
  expect(
    storage
      .record(referralsRecord)
      .getState()
      .map(({ name }) => name),
  ).toEqual(['Dev', 'Anya'])
})

test('a change that another tab undoes later is not repeated', () => {
  const device = fakeStorage()
  let time = 0
  const { storage } = device.openTab(() => new Date(time))
  invite(storage, 'Anya')
  time += 5000
  device.externalWrite('referrals', '[]')
  expect(device.texts.get('referrals')).toBe('[]')
})

test('values written before a clear do not come back', () => {
  const device = fakeStorage()
  const { storage } = openTab(device)
  const other = openTab(device)
  invite(storage, 'Anya')
  device.deliver()
  other.storage.clear()
  device.deliver()
  device.externalWrite('referrals', '[]')
  expect(device.texts.get('referrals')).toBe('[]')
})

test('a value written while another tab clears the storage is removed too', () => {
  const device = fakeStorage()
  const [one, other] = [openTab(device), openTab(device)]
  one.storage.clear()
  // Written in another process, before its storage event.
  other.storage.record(userNameRecord).write('Anya')
  device.deliver()
  expect(device.texts.size).toBe(0)
  expect(other.storage.record(userNameRecord).getState()).toBe('')
})

test('records change together or not at all', () => {
  const device = fakeStorage({ userName: 'Anya' })
  const { storage } = openTab(device)
  const change = () =>
    transact([storage.record(userNameRecord), storage.record(tasterPointsRecord)], () => [
      'Ira',
      Number.NaN,
    ])
  expect(change()).toEqual({ ok: false, reason: 'refused' })
  expect(storage.record(userNameRecord).getState()).toBe('Anya')
  expect(Object.fromEntries(device.texts)).toEqual({ userName: 'Anya' })
})

test('a change that returns its input writes nothing', () => {
  const device = fakeStorage()
  const { storage } = openTab(device)
  expect(transact([storage.record(referralsRecord)], ([list]) => [list])).toMatchObject({
    ok: true,
  })
  expect(device.texts.size).toBe(0)
})
