// @vitest-environment jsdom

import { userNameRecord } from '@baithak/domain'
import { fakeStorage } from '@baithak/testing/fake-storage'
import { referralsRecord, tasterPointsRecord } from '@baithak/testing/test-records'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { oneAtATime, transact } from './transact'

const openTab = (device = fakeStorage()) => device.openTab()

test('records change together or not at all', () => {
  const device = fakeStorage({ userName: 'Anya' })
  const { storage } = openTab(device)
  const change = () =>
    transact([storage.record(userNameRecord), storage.record(tasterPointsRecord)], () => [
      'Ira',
      Number.NaN,
    ])
  expect(change()).toEqual({ ok: false, changed: false })
  expect(storage.record(userNameRecord).getState()).toBe('Anya')
  expect(Object.fromEntries(device.texts)).toEqual({ userName: 'Anya' })
})

test('a change that returns its input writes nothing', () => {
  const device = fakeStorage()
  const { storage } = openTab(device)
  expect(transact([storage.record(referralsRecord)], ([list]) => [list])).toMatchObject({
    ok: true,
    changed: false,
  })
  expect(device.texts.size).toBe(0)
  const points = storage.record(tasterPointsRecord)
  expect(transact([points], ([count]) => [count + 50])).toMatchObject({ ok: true, changed: true })
})

describe('a move between keys', () => {
  const withLocks = (request: (name: string, run: () => unknown) => unknown) =>
    vi.stubGlobal('navigator', { locks: { request } })
  afterEach(() => void vi.useRealTimers())

  test('runs when the browser grants the lock, and resolves to its result', async () => {
    withLocks(async (_, run) => run())
    expect(await oneAtATime(() => 'moved')).toBe('moved')
  })

  test.each([
    ['has no locks', undefined],
    ['refuses them', () => Promise.reject(new DOMException('denied', 'SecurityError'))],
    [
      'throws',
      () => {
        throw new DOMException('detached', 'InvalidStateError')
      },
    ],
  ])('runs once, without a lock, where the browser %s', async (_, request) => {
    vi.useFakeTimers()
    if (request) withLocks(request)
    else vi.stubGlobal('navigator', {})
    const move = vi.fn(() => 'moved')
    expect(await oneAtATime(move)).toBe('moved')
    expect(move).toHaveBeenCalledOnce()
  })

  test('runs after a second where the lock is not granted, and not again when it is', async () => {
    vi.useFakeTimers()
    let grant = () => {}
    withLocks(
      (_, run) =>
        new Promise<void>((resolve) => {
          grant = () => {
            run()
            resolve()
          }
        }),
    )
    const move = vi.fn(() => 'moved')
    const moved = oneAtATime(move)
    await vi.advanceTimersByTimeAsync(999)
    expect(move).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await moved).toBe('moved')
    grant()
    expect(move).toHaveBeenCalledOnce()
  })

  test('that fails rejects, and is not tried again', async () => {
    withLocks(async (_, run) => run())
    const move = vi.fn(() => {
      throw new Error('a bug')
    })
    await expect(oneAtATime(move)).rejects.toThrow('a bug')
    expect(move).toHaveBeenCalledOnce()
  })
})
