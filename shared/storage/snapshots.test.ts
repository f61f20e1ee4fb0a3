import { beforeEach, expect, test, vi } from 'vitest'
import { changeSnapshots, readSnapshots, type Snapshot } from './snapshots'

const stored = new Map<string, unknown>()
const put = vi.fn((value: unknown, key: string) => void stored.set(key, structuredClone(value)))

/** A database that answers in microtasks. */
function fakeDatabase() {
  const answer = <Result>(result: Result, then = () => {}) => {
    const request: { result: Result; onsuccess?(): void } = { result }
    queueMicrotask(() => {
      request.onsuccess?.()
      queueMicrotask(then)
    })
    return request
  }
  const transaction: { oncomplete?(): void; objectStore(): object } = {
    objectStore: () => ({
      get: (key: string) =>
        answer(structuredClone(stored.get(key)), () => transaction.oncomplete?.()),
      put,
    }),
  }
  return { open: () => answer({ transaction: () => transaction, close() {} }) }
}

const snapshot = (userName: string): Snapshot => ({
  savedAt: '2026-11-28T10:00:00.000Z',
  texts: { userName },
})

beforeEach(() => {
  stored.clear()
  put.mockClear()
  vi.stubGlobal('indexedDB', fakeDatabase())
})

test('changed snapshots are stored, also those that only changed their order', async () => {
  await changeSnapshots('days', () => [snapshot('Anya')])
  await changeSnapshots('days', (before) => [...before, snapshot('Ira')])
  expect(await readSnapshots('days')).toEqual([snapshot('Anya'), snapshot('Ira')])
  await changeSnapshots('days', (before) => before.toReversed())
  expect(await readSnapshots('days')).toEqual([snapshot('Ira'), snapshot('Anya')])
})

test('a change that keeps every snapshot writes nothing', async () => {
  stored.set('days', [snapshot('Anya'), snapshot('Ira')])
  await changeSnapshots('days', (before) => before.filter(() => true))
  await changeSnapshots('signed-out', (before) => before.filter(() => true))
  expect(put).not.toHaveBeenCalled()
})

test('where the browser forbids the database there are no snapshots, and a change does not fail', async () => {
  vi.stubGlobal('indexedDB', undefined)
  await changeSnapshots('days', () => [snapshot('Anya')])
  expect(await readSnapshots('days')).toEqual([])
})
