import { expect, test, vi } from 'vitest'
import { createStorage } from './create-storage'
import { told } from './test-device'

const forbidden = () => {
  throw new DOMException('denied', 'SecurityError')
}
const areas = {
  'a browser that forbids it': forbidden,
  'a web view that has none': () => null as unknown as Storage,
  'none at all': undefined,
  'one that fails at the first read': () => ({ getItem: forbidden }) as unknown as Storage,
}

test.each(Object.entries(areas))('%s: works in memory, told once', async (_, area) => {
  const onTrouble = vi.fn()
  const storage = createStorage({ area, events: window, onTrouble, now: () => new Date() })
  expect(storage.isKept).toBe(false)
  expect(storage.userName.write('Anya')).toEqual({ ok: true })
  expect(storage.userName.getState()).toBe('Anya')
  expect(storage.tasterPoints.write((points) => points + 50)).toEqual({ ok: true })
  expect(storage.tasterPoints.getState()).toBe(50)
  storage.userName.remove()
  expect(storage.userName.getState()).toBe('')
  expect(storage.clear()).toEqual({ ok: true })
  expect(storage.tasterPoints.getState()).toBe(0)
  await told()
  expect(onTrouble).toHaveBeenCalledExactlyOnceWith({ kind: 'unavailable' })
  storage.dispose()
})
