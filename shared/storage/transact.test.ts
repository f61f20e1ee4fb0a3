// @vitest-environment jsdom

import { userNameRecord } from '@baithak/domain'
import { fakeStorage } from '@baithak/testing/fake-storage'
import { tasterPointsRecord } from '@baithak/testing/test-records'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { oneAtATime, transact } from './transact'

test('records change together or not at all', () => {
  const device = fakeStorage({ userName: 'Anya' })
  const { storage } = device.openTab()
  const [name, points] = [storage.record(userNameRecord), storage.record(tasterPointsRecord)]
  const changed = transact([name, points], () => ['Ira', Number.NaN])
  expect(changed).toEqual({ ok: false, changed: false })
  expect(name.getState()).toBe('Anya')
  expect(Object.fromEntries(device.texts)).toEqual({ userName: 'Anya' })
})

test('a change that returns its input writes nothing', () => {
  const device = fakeStorage()
  const points = device.openTab().storage.record(tasterPointsRecord)
  expect(transact([points], ([count]) => [count])).toMatchObject({ ok: true, changed: false })
  expect(device.texts.size).toBe(0)
  expect(transact([points], ([count]) => [count + 50])).toMatchObject({ ok: true, changed: true })
})

describe('a move between keys', () => {
  const withLocks = (request: (name: string, run: () => unknown) => unknown) =>
    vi.stubGlobal('navigator', { locks: { request } })
  afterEach(() => void vi.useRealTimers())

  const fail = () => {
    throw new DOMException('detached', 'InvalidStateError')
  }

  test.each([
    ['grants the lock', { request: async (_: string, run: () => unknown) => run() }],
    ['has no locks', undefined],
    ['refuses the lock', { request: async () => fail() }],
    ['throws', { request: fail }],
  ])('runs once where the browser %s', async (_, locks) => {
    vi.useFakeTimers()
    vi.stubGlobal('navigator', { locks })
    const move = vi.fn(() => 'moved')
    expect(await oneAtATime(move)).toBe('moved')
    await vi.advanceTimersByTimeAsync(1000)
    expect(move).toHaveBeenCalledOnce()
  })

  test('runs after a second where the lock is not granted, and not again when it is', async () => {
    vi.useFakeTimers()
    let grant = () => {}
    withLocks(async (_, run) => {
      await new Promise<void>((resolve) => {
        grant = resolve
      })
      run()
    })
    const move = vi.fn(() => 'moved')
    const moved = oneAtATime(move)
    await vi.advanceTimersByTimeAsync(999)
    expect(move).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await moved).toBe('moved')
    grant()
    await vi.advanceTimersByTimeAsync(0)
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
