// @vitest-environment jsdom

import { userNameRecord } from '@baithak/domain'
import { errorsReported } from '@baithak/testing/fake-storage'
import { expect, test, vi } from 'vitest'
import { createStorage } from './create-storage'
import { requestPersistence } from './storage-backend'

const forbidden = () => {
  throw new DOMException('denied', 'SecurityError')
}
const areas = {
  'a browser that forbids it': forbidden,
  'a web view that has none': () => null as unknown as Storage,
  'one that fails at the first read': () => ({ getItem: forbidden }) as unknown as Storage,
}

test.each(Object.entries(areas))(
  '%s: works in memory, and is reported once',
  async (_, backend) => {
    const onError = vi.fn()
    const storage = createStorage({ backend, events: window, onError, now: () => new Date() })
    expect(storage.isPersistent).toBe(false)
    expect(storage.record(userNameRecord).write('Anya')).toEqual({ ok: true })
    expect(storage.record(userNameRecord).getState()).toBe('Anya')
    storage.record(userNameRecord).remove()
    expect(storage.record(userNameRecord).getState()).toBe('')
    expect(storage.clear()).toEqual({ ok: true })
    await errorsReported()
    expect(onError).toHaveBeenCalledExactlyOnceWith({ kind: 'unavailable' })
    storage.dispose()
  },
)

test.each([
  ['grants', { persist: async () => true }, true],
  ['rejects', { persist: () => Promise.reject(new Error('no')) }, false],
  ['has no such method', {}, false],
  ['has no such API', undefined, false],
])('a request for persistence where the browser %s', async (_, storage, isGranted) => {
  vi.stubGlobal('navigator', { storage })
  expect(await requestPersistence()).toBe(isGranted)
  vi.unstubAllGlobals()
})
