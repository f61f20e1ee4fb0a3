// @vitest-environment jsdom

import { cafesRecord, userDataRecord, userNameRecord, userPassRecord } from '@baithak/domain'
import { errorsReported, fakeStorage } from '@baithak/testing/fake-storage'
import { referralsRecord, tasterPointsRecord } from '@baithak/testing/test-records'
import { describe, expect, test, vi } from 'vitest'

const referral = (name: string) => ({ name, status: 'Pending' as const, date: '2026-11-20' })
const pass = {
  passId: 'gold_monthly' as const,
  purchaseDate: '2026-11-20T10:00:00.000Z',
  expiryDate: '2026-12-20T10:00:00.000Z',
}

describe('reading', () => {
  test('an absent record has its fallback and reports no error', async () => {
    const device = fakeStorage()
    const { storage, errors } = device.openTab()
    expect(storage.record(userPassRecord).getState()).toBeNull()
    expect(storage.record(referralsRecord).getState()).toEqual([])
    await errorsReported()
    expect(errors).toEqual([])
    expect(device.texts.size).toBe(0)
  })

  test.each(['{"passId":', '', '[]', '"gold"', '{"passId":"gold_monthly"}', '7'])(
    'an unreadable pass %j is quarantined, stays stored and is reported once',
    async (text) => {
      const device = fakeStorage({ userPass: text })
      const { storage, errors } = device.openTab()
      expect(storage.record(userPassRecord).getState()).toBeNull()
      expect(storage.record(userPassRecord).getState()).toBeNull()
      await errorsReported()
      expect(errors).toEqual([{ kind: 'unreadable', key: 'userPass' }])
      expect(Object.fromEntries(device.texts)).toEqual({
        userPass: text,
        'quarantine:userPass:2026-11-20T10:00:00.000Z': text,
      })
    },
  )

  test('an invalid item is left out of the list and not lost', async () => {
    const text = JSON.stringify([referral('Anya'), { nom: 'Ira' }, 7, referral('Dev')])
    const device = fakeStorage({ referrals: text })
    const { storage, errors } = device.openTab()
    expect(
      storage
        .record(referralsRecord)
        .getState()
        .map(({ name }) => name),
    ).toEqual(['Anya', 'Dev'])
    storage.record(referralsRecord).write((all) => [...all, referral('Zoya')])
    await errorsReported()
    expect(errors).toEqual([{ kind: 'unreadable', key: 'referrals' }])
    expect(device.quarantinedTexts('referrals')).toEqual([text])
    expect(JSON.parse(device.texts.get('referrals') ?? '')).toHaveLength(3)
  })
})

describe('writing', () => {
  test('a write reaches the store, the backend and the subscribers', () => {
    const device = fakeStorage()
    const { storage } = device.openTab()
    const listener = vi.fn()
    storage.record(userPassRecord).subscribe(listener)
    expect(storage.record(userPassRecord).write(pass)).toEqual({ ok: true })
    expect(storage.record(userPassRecord).getState()).toEqual(pass)
    expect(device.texts.get('userPass')).toBe(JSON.stringify(pass))
    expect(listener).toHaveBeenCalledExactlyOnceWith(pass, null)
  })

  test('a full storage refuses: the old value remains, and each refusal is reported', async () => {
    const device = fakeStorage({ userName: 'Anya' })
    const { storage, errors } = device.openTab()
    device.full = true
    expect(storage.record(userNameRecord).write('Ira')).toEqual({ ok: false })
    expect(storage.record(userNameRecord).getState()).toBe('Anya')
    expect(device.texts.get('userName')).toBe('Anya')
    storage.record(userNameRecord).write('Ira')
    await errorsReported()
    expect(errors).toEqual([
      { kind: 'refused', key: 'userName' },
      { kind: 'refused', key: 'userName' },
    ])
    device.full = false
    expect(storage.record(userNameRecord).write('Ira')).toEqual({ ok: true })
  })

  test('a value that the next visit could not read is not written', () => {
    const device = fakeStorage({ tasterPoints: '50' })
    const { storage } = device.openTab()
    const circle: Record<string, unknown> = { name: 'Anya' }
    circle.self = circle
    const results = [
      storage.record(tasterPointsRecord).write(Number.NaN),
      storage.record(userDataRecord).write(circle),
      storage.record(userPassRecord).write({ ...pass, expiryDate: 'soon' }),
      storage.record(userDataRecord).write(undefined as never),
      storage.record(cafesRecord).write([{ name: 'Khidki' }, {} as never]),
    ]
    expect(results).toEqual(Array(5).fill({ ok: false }))
    expect(Object.fromEntries(device.texts)).toEqual({ tasterPoints: '50' })
  })

  test('removing deletes the key and restores the fallback; a refused removal leaves the value', () => {
    const device = fakeStorage({ userPass: JSON.stringify(pass) })
    const { storage } = device.openTab()
    expect(storage.record(userPassRecord).getState()).toEqual(pass)
    const remove = vi.spyOn(device.texts, 'delete').mockImplementationOnce(() => {
      throw new Error('read-only')
    })
    expect(storage.record(userPassRecord).remove()).toEqual({ ok: false })
    expect(storage.record(userPassRecord).getState()).toEqual(pass)
    expect(remove).toHaveBeenCalledOnce()
    expect(storage.record(userPassRecord).remove()).toEqual({ ok: true })
    expect(storage.record(userPassRecord).getState()).toBeNull()
    expect(device.texts.has('userPass')).toBe(false)
  })

  test('while the storage cannot be read, the last value remains and writes are refused', () => {
    const device = fakeStorage({ userName: 'Anya' })
    const { storage } = device.openTab()
    storage.record(userNameRecord).getState()
    device.locked = true
    expect(storage.record(userNameRecord).write('Ira')).toEqual({ ok: false })
    expect(storage.record(userNameRecord).getState()).toBe('Anya')
    expect(device.texts.get('userName')).toBe('Anya')
  })
})

describe('other tabs', () => {
  test('a write of another tab arrives with one notification', () => {
    const device = fakeStorage()
    const here = device.openTab()
    const there = device.openTab()
    const listener = vi.fn()
    here.storage.record(userNameRecord).subscribe(listener)
    there.storage.record(userNameRecord).write('Ira')
    device.deliver()
    expect(here.storage.record(userNameRecord).getState()).toBe('Ira')
    expect(listener).toHaveBeenCalledExactlyOnceWith('Ira', '')
  })

  test('an equal value keeps its identity and notifies nobody', () => {
    const device = fakeStorage({ userPass: JSON.stringify(pass) })
    const { storage } = device.openTab()
    const before = storage.record(userPassRecord).getState()
    const listener = vi.fn()
    storage.record(userPassRecord).subscribe(listener)
    device.externalWrite('userPass', JSON.stringify(pass, null, 2))
    storage.record(userPassRecord).write(pass)
    expect(storage.record(userPassRecord).getState()).toBe(before)
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('the quarantine', () => {
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

  test('while no copy can be made, writing and removing are refused', async () => {
    const device = fakeStorage({ userPass: '{' })
    device.full = true
    const { storage, errors } = device.openTab()
    expect(storage.record(userPassRecord).getState()).toBeNull()
    expect(storage.record(userPassRecord).remove()).toEqual({ ok: false })
    expect(storage.record(userPassRecord).write(pass)).toEqual({ ok: false })
    expect(device.texts.get('userPass')).toBe('{')
    device.full = false
    expect(storage.record(userPassRecord).write(pass)).toEqual({ ok: true })
    expect(device.quarantinedTexts('userPass')).toEqual(['{'])
    await errorsReported()
    expect(errors.map(({ kind }) => kind)).toEqual(['unreadable', 'refused', 'refused'])
  })
})
