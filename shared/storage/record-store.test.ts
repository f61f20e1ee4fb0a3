// @vitest-environment jsdom

import { cafesRecord, userDataRecord, userNameRecord, userPassRecord } from '@baithak/domain'
import { errorsReported, fakeStorage } from '@baithak/testing/fake-storage'
import { referralsRecord, tasterPointsRecord } from '@baithak/testing/test-records'
import { describe, expect, test, vi } from 'vitest'
import type { RecordDefinition } from './app-storage'

const referral = (name: string) => ({ name, status: 'Pending' as const, date: '2026-11-20' })
const pass = {
  passId: 'gold_monthly' as const,
  purchaseDate: '2026-11-20T10:00:00.000Z',
  expiryDate: '2026-12-20T10:00:00.000Z',
}
const refused = { ok: false }

/** Opens a record on a device with these entries. `listener` is subscribed to it. */
function open<T>(definition: RecordDefinition<T>, entries: Record<string, string> = {}) {
  const device = fakeStorage(entries)
  const tab = device.openTab()
  const record = tab.storage.record(definition)
  const listener = vi.fn()
  record.subscribe(listener)
  const texts = () => Object.fromEntries(device.texts)
  return { ...tab, device, record, listener, texts }
}

describe('reading', () => {
  test.each(['{"passId":', '', '[]', '"gold"', '{"passId":"gold_monthly"}', '7'])(
    'an unreadable pass %j is quarantined, stays stored and is reported once',
    async (text) => {
      const { record, errors, texts } = open(userPassRecord, { userPass: text })
      expect(record.getState()).toBeNull()
      expect(record.getState()).toBeNull()
      await errorsReported()
      expect(errors).toEqual([{ kind: 'unreadable', key: 'userPass' }])
      expect(texts()).toEqual({
        userPass: text,
        'quarantine:userPass:2026-11-20T10:00:00.000Z': text,
      })
    },
  )

  test('an invalid item is left out of the list and not lost', async () => {
    const text = JSON.stringify([referral('Anya'), { nom: 'Ira' }, 7, referral('Dev')])
    const { record, errors, device, texts } = open(referralsRecord, { referrals: text })
    expect(record.getState()).toEqual([referral('Anya'), referral('Dev')])
    record.write((all) => [...all, referral('Zoya')])
    await errorsReported()
    expect(errors).toEqual([{ kind: 'unreadable', key: 'referrals' }])
    expect(device.quarantinedTexts('referrals')).toEqual([text])
    expect(JSON.parse(texts().referrals ?? '')).toHaveLength(3)
  })
})

describe('writing', () => {
  test('a write reaches the store, the backend and the subscribers; before, there is the fallback', async () => {
    const { record, errors, listener, texts } = open(userPassRecord)
    expect([record.getState(), texts()]).toEqual([null, {}])
    expect(record.write(pass)).toEqual({ ok: true })
    expect(record.getState()).toEqual(pass)
    expect(texts()).toEqual({ userPass: JSON.stringify(pass) })
    expect(listener).toHaveBeenCalledExactlyOnceWith(pass, null)
    await errorsReported()
    expect(errors).toEqual([])
  })

  test.each(['full', 'locked'] as const)(
    'while the storage is %s, the last value remains, and each write is refused and reported',
    async (state) => {
      const { record, errors, device, texts } = open(userNameRecord, { userName: 'Anya' })
      device[state] = true
      expect(record.write('Ira')).toEqual(refused)
      expect(record.write('Ira')).toEqual(refused)
      expect(record.getState()).toBe('Anya')
      expect(texts()).toEqual({ userName: 'Anya' })
      await errorsReported()
      expect(errors).toEqual(Array(2).fill({ kind: 'refused', key: 'userName' }))
      device[state] = false
      expect(record.write('Ira')).toEqual({ ok: true })
    },
  )

  test('a value that the next visit could not read is not written', () => {
    const { storage, record, texts } = open(tasterPointsRecord, { tasterPoints: '50' })
    const circle: Record<string, unknown> = { name: 'Anya' }
    circle.self = circle
    const results = [
      record.write(Number.NaN),
      storage.record(userDataRecord).write(circle),
      storage.record(userDataRecord).write(undefined as never),
      storage.record(userPassRecord).write({ ...pass, expiryDate: 'soon' }),
      storage.record(cafesRecord).write([{ name: 'Khidki' }, {} as never]),
    ]
    expect(results).toEqual(Array(5).fill(refused))
    expect(texts()).toEqual({ tasterPoints: '50' })
  })

  test('removing restores the fallback; a refused removal leaves the value', () => {
    const { record, device, texts } = open(userPassRecord, { userPass: JSON.stringify(pass) })
    vi.spyOn(device.texts, 'delete').mockImplementationOnce(() => {
      throw new Error('read-only')
    })
    expect(record.remove()).toEqual(refused)
    expect(record.getState()).toEqual(pass)
    expect(record.remove()).toEqual({ ok: true })
    expect(record.getState()).toBeNull()
    expect(texts()).toEqual({})
  })
})

describe('other tabs', () => {
  test('a write of another tab arrives with one notification', () => {
    const { record, device, listener } = open(userNameRecord)
    device.openTab().storage.record(userNameRecord).write('Ira')
    device.deliver()
    expect(record.getState()).toBe('Ira')
    expect(listener).toHaveBeenCalledExactlyOnceWith('Ira', '')
  })

  test('an equal value keeps its identity and notifies nobody', () => {
    const { record, device, listener } = open(userPassRecord, { userPass: JSON.stringify(pass) })
    const before = record.getState()
    device.externalWrite('userPass', JSON.stringify(pass, null, 2))
    record.write(pass)
    expect(record.getState()).toBe(before)
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('the quarantine', () => {
  test('a later visit neither copies nor reports the same unreadable text again', async () => {
    const { device } = open(userPassRecord, { userPass: '{' })
    const later = device.openTab('2027-01-01T00:00:00.000Z')
    later.storage.record(userPassRecord).getState()
    await errorsReported()
    expect(later.errors).toEqual([])
    expect(device.quarantinedTexts('userPass')).toEqual(['{'])
  })

  test('a valid value that changes to an already quarantined text is reported', async () => {
    const { device, errors } = open(userPassRecord, {
      userPass: JSON.stringify(pass),
      'quarantine:userPass:2025-01-01T00:00:00.000Z': '{',
    })
    device.externalWrite('userPass', '{')
    await errorsReported()
    expect(errors).toEqual([{ kind: 'unreadable', key: 'userPass' }])
    expect(device.quarantinedTexts('userPass')).toEqual(['{'])
  })

  test('while no copy can be made, writing and removing are refused', async () => {
    const device = fakeStorage({ userPass: '{' })
    device.full = true
    const { storage, errors } = device.openTab()
    const record = storage.record(userPassRecord)
    expect(record.getState()).toBeNull()
    expect([record.remove(), record.write(pass)]).toEqual([refused, refused])
    expect(device.texts.get('userPass')).toBe('{')
    device.full = false
    expect(record.write(pass)).toEqual({ ok: true })
    expect(device.quarantinedTexts('userPass')).toEqual(['{'])
    await errorsReported()
    expect(errors.map(({ kind }) => kind)).toEqual(['unreadable', 'refused', 'refused'])
  })
})
