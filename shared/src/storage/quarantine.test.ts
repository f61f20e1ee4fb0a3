import { expect, test } from 'vitest'
import { testDevice, told } from './test-device'

const pass = {
  passId: 'gold_monthly' as const,
  purchaseDate: '2026-11-20T10:00:00.000Z',
  expiryDate: '2026-12-20T10:00:00.000Z',
}

test('the same unreadable text met by a later visit makes no second copy and is not told again', async () => {
  const device = testDevice({ userPass: '{' })
  device.openTab().storage.userPass.getState()
  const later = device.openTab('2027-01-01T00:00:00.000Z')
  later.storage.userPass.getState()
  await told()
  expect(later.troubles).toEqual([])
  expect(device.copiesOf('userPass')).toEqual(['{'])
})

test('a good value that turns into a text known from quarantine is told all the same', async () => {
  const device = testDevice({
    userPass: JSON.stringify(pass),
    'quarantine:userPass:2025-01-01T00:00:00.000Z': '{',
  })
  const { storage, troubles } = device.openTab()
  storage.userPass.getState()
  device.elsewhere('userPass', '{')
  await told()
  expect(troubles).toEqual([{ kind: 'unreadable', key: 'userPass' }])
  expect(device.copiesOf('userPass')).toEqual(['{'])
})

test('two unreadable texts of the same millisecond are both kept', () => {
  const device = testDevice({ userPass: '{' })
  device.openTab().storage.userPass.getState()
  device.elsewhere('userPass', '[')
  device.openTab().storage.userPass.getState()
  expect(device.copiesOf('userPass')).toEqual(['{', '['])
})

test('when not even a copy could be kept, writing and removing are refused until it can', async () => {
  const device = testDevice({ userPass: '{' })
  device.full = true
  const { storage, troubles } = device.openTab()
  expect(storage.userPass.getState()).toBeNull()
  expect(storage.userPass.remove()).toEqual({ ok: false, reason: 'refused' })
  expect(storage.userPass.write(pass)).toEqual({ ok: false, reason: 'refused' })
  expect(device.texts.get('userPass')).toBe('{')
  device.full = false
  expect(storage.userPass.write(pass)).toEqual({ ok: true })
  expect(device.copiesOf('userPass')).toEqual(['{'])
  await told()
  expect(troubles.map(({ kind }) => kind)).toEqual(['unreadable', 'refused', 'refused'])
})

test('a copy that was deleted meanwhile is made again before the text is written over', () => {
  const device = testDevice({ userPass: '{' })
  const { storage } = device.openTab()
  storage.userPass.getState()
  for (const name of [...device.texts.keys()]) if (name.includes(':')) device.texts.delete(name)
  storage.userPass.write(pass)
  expect(device.copiesOf('userPass')).toEqual(['{'])
})
