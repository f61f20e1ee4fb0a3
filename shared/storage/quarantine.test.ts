// @vitest-environment jsdom

import { userPassRecord } from '@baithak/domain'
import { errorsReported, fakeStorage } from '@baithak/testing/fake-storage'
import { expect, test } from 'vitest'

const pass = {
  passId: 'gold_monthly' as const,
  purchaseDate: '2026-11-20T10:00:00.000Z',
  expiryDate: '2026-12-20T10:00:00.000Z',
}

test('a later visit makes no second copy of the same unreadable text and does not report it again', async () => {
  const device = fakeStorage({ userPass: '{' })
  device.openTab().storage.record(userPassRecord).getState()
  const later = device.openTab('2027-01-01T00:00:00.000Z')
  later.storage.record(userPassRecord).getState()
  await errorsReported()
  expect(later.errors).toEqual([])
  expect(device.quarantinedTexts('userPass')).toEqual(['{'])
})

test('a valid value that changes to an already quarantined text is reported', async () => {
  const device = fakeStorage({
    userPass: JSON.stringify(pass),
    'quarantine:userPass:2025-01-01T00:00:00.000Z': '{',
  })
  const { storage, errors } = device.openTab()
  storage.record(userPassRecord).getState()
  device.externalWrite('userPass', '{')
  await errorsReported()
  expect(errors).toEqual([{ kind: 'unreadable', key: 'userPass' }])
  expect(device.quarantinedTexts('userPass')).toEqual(['{'])
})

test('two unreadable texts of the same millisecond are both copied', () => {
  const device = fakeStorage({ userPass: '{' })
  device.openTab().storage.record(userPassRecord).getState()
  device.externalWrite('userPass', '[')
  device.openTab().storage.record(userPassRecord).getState()
  expect(device.quarantinedTexts('userPass')).toEqual(['{', '['])
})

test('while no copy can be made, writing and removing are refused', async () => {
  const device = fakeStorage({ userPass: '{' })
  device.full = true
  const { storage, errors } = device.openTab()
  expect(storage.record(userPassRecord).getState()).toBeNull()
  expect(storage.record(userPassRecord).remove()).toEqual({ ok: false, reason: 'refused' })
  expect(storage.record(userPassRecord).write(pass)).toEqual({ ok: false, reason: 'refused' })
  expect(device.texts.get('userPass')).toBe('{')
  device.full = false
  expect(storage.record(userPassRecord).write(pass)).toEqual({ ok: true })
  expect(device.quarantinedTexts('userPass')).toEqual(['{'])
  await errorsReported()
  expect(errors.map(({ kind }) => kind)).toEqual(['unreadable', 'refused', 'refused'])
})

test('a deleted copy is made again before the text is overwritten', () => {
  const device = fakeStorage({ userPass: '{' })
  const { storage } = device.openTab()
  storage.record(userPassRecord).getState()
  for (const name of [...device.texts.keys()]) if (name.includes(':')) device.texts.delete(name)
  storage.record(userPassRecord).write(pass)
  expect(device.quarantinedTexts('userPass')).toEqual(['{'])
})
