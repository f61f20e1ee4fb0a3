// @vitest-environment jsdom

import { userNameRecord } from '@baithak/domain'
import { fakeStorage } from '@baithak/testing/fake-storage'
import { referralsRecord, tasterPointsRecord } from '@baithak/testing/test-records'
import { expect, test } from 'vitest'
import { transact } from './transact'

const openTab = (device = fakeStorage()) => device.openTab()

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
