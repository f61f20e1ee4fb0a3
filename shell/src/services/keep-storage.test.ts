import { afterEach, expect, test, vi } from 'vitest'
import { createStorageKeeper } from './keep-storage'

afterEach(() => void vi.unstubAllGlobals())

test('the browser is asked once to keep what is stored', () => {
  const persist = vi.fn(async () => false)
  vi.stubGlobal('navigator', { storage: { persist } })
  const keepStorage = createStorageKeeper()
  keepStorage()
  keepStorage()
  expect(persist).toHaveBeenCalledOnce()
})

test.each([{}, { storage: {} }, { storage: { persist: () => Promise.reject(new Error('no')) } }])(
  'a browser that cannot is not (%j)',
  (navigator) => {
    vi.stubGlobal('navigator', navigator)
    expect(createStorageKeeper()).not.toThrow()
  },
)
