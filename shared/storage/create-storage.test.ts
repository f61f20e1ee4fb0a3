// @vitest-environment jsdom

import { userNameRecord, userPassRecord } from '@baithak/domain'
import { errorsReported, fakeStorage } from '@baithak/testing/fake-storage'
import { describe, expect, test, vi } from 'vitest'
import { v } from './schema'

test('owners of the same key each read it by their own definition, and show what the others write', () => {
  const list = <T>(schema: v.GenericSchema<T>) => ({
    key: 'ratings',
    schema: v.array(schema),
    fallback: [],
  })
  const name = list(v.object({ name: v.string() }))
  const nameAndRating = list(v.object({ name: v.string(), rating: v.nullish(v.number()) }))
  const { storage } = fakeStorage({ ratings: '[{"name":"A","rating":"good"}]' }).openTab()
  const older = storage.forMode('older').record(name)
  const newer = storage.forMode('newer').record(nameAndRating)
  expect(older.getState()).toHaveLength(1)
  expect(newer.getState()).toEqual([])
  const listener = vi.fn()
  newer.subscribe(listener)
  older.write([{ name: 'B' }])
  expect(listener).toHaveBeenCalledExactlyOnceWith([{ name: 'B' }], [])
  expect(storage.forMode('newer').record(name)).toBe(newer)
})

describe('the whole storage', () => {
  test('clearing empties it with the quarantine, and every record has its fallback', () => {
    const device = fakeStorage({ userName: 'Anya', i18nextLng: 'hi', userPass: '{' })
    const { storage } = device.openTab()
    const other = device.openTab()
    expect(other.storage.record(userNameRecord).getState()).toBe('Anya')
    const listener = vi.fn()
    storage.record(userNameRecord).subscribe(listener)
    storage.record(userPassRecord).getState()
    expect(storage.clear()).toEqual({ ok: true })
    expect(device.texts.size).toBe(0)
    expect(listener).toHaveBeenCalledExactlyOnceWith('', 'Anya')
    device.deliver()
    expect(other.storage.record(userNameRecord).getState()).toBe('')
  })

  test('a failed clear is reported, and the records keep their values', async () => {
    const device = fakeStorage({ userName: 'Anya' })
    const { storage, errors } = device.openTab()
    storage.record(userNameRecord).getState()
    device.locked = true
    expect(storage.clear()).toEqual({ ok: false })
    await errorsReported()
    expect(errors).toEqual([{ kind: 'refused', key: null }])
    expect(storage.record(userNameRecord).getState()).toBe('Anya')
  })

  test('a page restored from the back-forward cache reads what other tabs have written', () => {
    const device = fakeStorage({ userName: 'Anya' })
    const { storage, events } = device.openTab()
    storage.record(userNameRecord).getState()
    device.texts.set('userName', 'Ira')
    events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(storage.record(userNameRecord).getState()).toBe('Ira')
  })

  test('opening the storage reads no record: each is read at its first use', () => {
    const device = fakeStorage({ userName: 'Anya' })
    const read = vi.spyOn(device.texts, 'get')
    const { storage } = device.openTab()
    expect(read.mock.calls).toEqual([['']])
    storage.record(userNameRecord).getState()
    storage.record(userNameRecord).getState()
    expect(read.mock.calls).toEqual([[''], ['userName']])
  })
})

describe('texts', () => {
  const registry = { key: 'draft:registry', schema: v.object({}), fallback: {}, isOfApp: true }

  test('are those of the member: neither read nor written are those of the app', () => {
    const device = fakeStorage({
      userName: 'Anya',
      'draft:registry': '{}',
      'durable-writes': '1',
    })
    const { storage } = device.openTab()
    storage.record(registry)
    expect(storage.readEntries()).toEqual({ userName: 'Anya' })
    const forged = { 'draft:registry': '{"party":1}', 'durable-writes': '9', later: 'x' }
    expect(storage.writeEntries({ ...forged, userName: null })).toEqual({ ok: true })
    expect(Object.fromEntries(device.texts)).toEqual({
      'draft:registry': '{}',
      'durable-writes': '1',
      later: 'x',
    })
  })

  test('show at once when they are written, and are then in a snapshot', () => {
    const { storage, snapshots } = fakeStorage({ userName: 'Anya' }).openTab()
    const listener = vi.fn()
    storage.record(userNameRecord).subscribe(listener)
    storage.writeEntries({ userName: 'Ira' })
    expect(listener).toHaveBeenCalledExactlyOnceWith('Ira', 'Anya')
    expect(snapshots).toEqual([{ userName: 'Ira' }])
  })

  test('are written all or none', async () => {
    const device = fakeStorage({ userName: 'Anya', tasterPoints: '50' })
    const { storage, errors } = device.openTab()
    const set = device.texts.set.bind(device.texts)
    vi.spyOn(device.texts, 'set').mockImplementation((key, text) => {
      if (key === 'cafes') throw new DOMException('full', 'QuotaExceededError')
      return set(key, text)
    })
    const texts = { userName: 'Ira', tasterPoints: null, cafes: '[]' }
    expect(storage.writeEntries(texts)).toEqual({ ok: false })
    expect(Object.fromEntries(device.texts)).toEqual({ userName: 'Anya', tasterPoints: '50' })
    await errorsReported()
    expect(errors).toEqual([{ kind: 'refused', key: null }])
  })
})
