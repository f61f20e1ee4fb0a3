// @vitest-environment jsdom
import type { DisabledModes } from '@baithak/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { Registry } from './registry'
import { createRegistryQuery } from './registry-query'

const release = (version: string) =>
  ({ work: { url: '/w/', manifest: { id: 'work', version } } }) as unknown as Registry

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => void vi.useRealTimers())

it('the first entry into a mode uses the request made at start-up', async () => {
  const fetchOnce = vi.fn().mockResolvedValue(release('1'))
  const query = createRegistryQuery({ fetchOnce })
  expect(await query.refetch()).toEqual(release('1'))
  expect(fetchOnce).toHaveBeenCalledTimes(1)
})

it('the next entry refetches the registry', async () => {
  const fetchOnce = vi.fn().mockResolvedValueOnce(release('1')).mockResolvedValueOnce(release('2'))
  const query = createRegistryQuery({ fetchOnce })
  await query.refetch()
  expect(await query.refetch()).toEqual(release('2'))
})

it('on a slow or failing network the cached registry is used', async () => {
  const fetchOnce = vi
    .fn()
    .mockResolvedValueOnce(release('1'))
    .mockReturnValueOnce(new Promise(() => {}))
    .mockRejectedValueOnce(new Error('offline'))
  const query = createRegistryQuery({ fetchOnce })
  await query.refetch()
  const slow = query.refetch()
  await vi.advanceTimersByTimeAsync(1500)
  expect(await slow).toEqual(release('1'))
  expect(await query.refetch()).toEqual(release('1'))
})

it('with nothing cached and no network it rejects, and refetches at the next try', async () => {
  const fetchOnce = vi
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce(release('1'))
  const query = createRegistryQuery({ fetchOnce })
  await expect(query.refetch()).rejects.toThrow('offline')
  expect(await query.refetch()).toEqual(release('1'))
})

describe('a registry that cannot be loaded or parsed', () => {
  const never = () => new Promise<Registry>(() => {})
  const createQuery = (fetchOnce: () => Promise<Registry>, storedRegistry: Registry = {}) => {
    const stored = { read: () => storedRegistry, write: vi.fn() }
    return { stored, query: createRegistryQuery({ fetchOnce, stored }) }
  }

  it('is replaced by the stored one: at once when the request fails', async () => {
    const fails = vi.fn().mockRejectedValue(new SyntaxError('Unexpected token <'))
    const { query } = createQuery(fails, release('1'))
    expect(await query.refetch()).toEqual(release('1'))
    expect(console.warn).toHaveBeenCalledWith(
      'remotes.json cannot be used',
      expect.any(SyntaxError),
    )
  })

  it('after a second and a half when it hangs, for the navigation too', async () => {
    const { query } = createQuery(never, release('1'))
    const entry = query.refetch()
    await vi.advanceTimersByTimeAsync(1499)
    expect(query.store.getState()).toEqual({})
    await vi.advanceTimersByTimeAsync(1)
    expect(query.store.getState()).toEqual(release('1'))
    expect(await entry).toEqual(release('1'))
  })

  it('with nothing stored, rejects after fifteen seconds, and the next try refetches', async () => {
    const fetchOnce = vi.fn().mockImplementationOnce(never).mockResolvedValueOnce(release('2'))
    const { query } = createQuery(fetchOnce)
    await vi.advanceTimersByTimeAsync(5000)
    const failed = vi.fn()
    query.refetch().catch(failed)
    await vi.advanceTimersByTimeAsync(9999)
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(failed).toHaveBeenCalledOnce()
    expect(await query.refetch()).toEqual(release('2'))
  })

  it('is refetched at the next entry, and the response replaces the stored one', async () => {
    const fetchOnce = vi
      .fn()
      .mockRejectedValueOnce(new Error('500'))
      .mockResolvedValueOnce(release('2'))
    const { query, stored } = createQuery(fetchOnce, release('1'))
    await vi.advanceTimersByTimeAsync(1)
    expect(await query.refetch()).toEqual(release('2'))
    await vi.advanceTimersByTimeAsync(1)
    expect(stored.write).toHaveBeenCalledExactlyOnceWith(release('2'), ['work'])
  })
})

it('a touch on a link prefetches, and the entry that follows makes no second request', async () => {
  const fetchOnce = vi.fn().mockResolvedValueOnce(release('1')).mockResolvedValueOnce(release('2'))
  const query = createRegistryQuery({ fetchOnce })
  await vi.advanceTimersByTimeAsync(1)
  query.prefetch('touch')
  expect(await query.refetch()).toEqual(release('2'))
  expect(fetchOnce).toHaveBeenCalledTimes(2)
})

it('a touch right after the start joins the pending request', async () => {
  const fetchOnce = vi.fn().mockResolvedValue(release('1'))
  const query = createRegistryQuery({ fetchOnce })
  query.prefetch('touch')
  await query.refetch()
  expect(fetchOnce).toHaveBeenCalledTimes(1)
})

describe('an entry soon after the mode chooser was shown', () => {
  const never = new Promise<Registry>(() => {})
  /** Back at the mode chooser from a mode, and its request has a response. */
  async function atTheChooser() {
    const fetchOnce = vi
      .fn()
      .mockResolvedValueOnce(release('1'))
      .mockResolvedValueOnce(release('2'))
    const query = createRegistryQuery({ fetchOnce })
    await query.refetch()
    query.prefetch('chooser')
    await vi.advanceTimersByTimeAsync(1)
    return { query, fetchOnce }
  }
  /** How long an entry waits, rounded up to 50 ms. */
  async function waitMs(entry: Promise<Registry>) {
    let hasEntered = false
    void entry.then(() => {
      hasEntered = true
    })
    let milliseconds = 0
    for (; !hasEntered; milliseconds += 50) await vi.advanceTimersByTimeAsync(50)
    return milliseconds
  }

  it('refetches on a fast network', async () => {
    const { query, fetchOnce } = await atTheChooser()
    fetchOnce.mockResolvedValue(release('3'))
    query.prefetch('touch')
    expect(await query.refetch()).toEqual(release('3'))
    expect(fetchOnce).toHaveBeenCalledTimes(3)
  })

  it('hardly waits on a slow network: the chooser’s response is fresh enough', async () => {
    const { query, fetchOnce } = await atTheChooser()
    fetchOnce.mockReturnValue(never)
    await vi.advanceTimersByTimeAsync(4900)
    query.prefetch('touch')
    await vi.advanceTimersByTimeAsync(50)
    const entry = query.refetch()
    expect(await waitMs(entry)).toBe(100)
    expect(await entry).toEqual(release('2'))
  })

  it('refetches also without a touch', async () => {
    const { query, fetchOnce } = await atTheChooser()
    fetchOnce.mockResolvedValue(release('3'))
    expect(await query.refetch()).toEqual(release('3'))
  })

  it('waits the full time once the chooser’s response is stale', async () => {
    const { query, fetchOnce } = await atTheChooser()
    fetchOnce.mockReturnValue(never)
    await vi.advanceTimersByTimeAsync(5000)
    query.prefetch('touch')
    expect(await waitMs(query.refetch())).toBe(1500)
  })

  it('counts the five seconds from the last time the chooser was shown', async () => {
    const { query, fetchOnce } = await atTheChooser()
    fetchOnce.mockResolvedValue(release('2'))
    await query.refetch()
    await vi.advanceTimersByTimeAsync(3000)
    query.prefetch('chooser')
    fetchOnce.mockReturnValue(never)
    await vi.advanceTimersByTimeAsync(3000)
    expect(await waitMs(query.refetch())).toBe(150)
  })

  it('is the only one to use the chooser’s response', async () => {
    const { query, fetchOnce } = await atTheChooser()
    fetchOnce.mockReturnValue(never)
    await waitMs(query.refetch())
    expect(await waitMs(query.refetch())).toBe(1500)
  })
})

it('a fresh response of the start is refetched by a touch, not by the mode chooser', async () => {
  const fetchOnce = vi.fn().mockResolvedValue(release('1'))
  const query = createRegistryQuery({ fetchOnce })
  await vi.advanceTimersByTimeAsync(1)
  query.prefetch('chooser')
  expect(fetchOnce).toHaveBeenCalledTimes(1)
  query.prefetch('touch')
  expect(fetchOnce).toHaveBeenCalledTimes(2)
})

it('a response is stale after a minute', async () => {
  const fetchOnce = vi.fn().mockResolvedValueOnce(release('1')).mockResolvedValueOnce(release('2'))
  const query = createRegistryQuery({ fetchOnce })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await query.refetch()).toEqual(release('2'))
})

it('a late response does not replace a newer one', async () => {
  let resolveLate = (_: Registry) => {}
  const late = new Promise<Registry>((resolve) => {
    resolveLate = resolve
  })
  const fetchOnce = vi.fn().mockReturnValueOnce(late).mockResolvedValueOnce(release('2'))
  const query = createRegistryQuery({ fetchOnce })
  const first = query.refetch()
  await query.refetch()
  resolveLate(release('1'))
  expect(await first).toEqual(release('2'))
  expect(query.store.getState()).toEqual(release('2'))
})

describe('on a device that has everything but the registry', () => {
  const never = () => new Promise<Registry>(() => {})
  const isOnDevice = () => true
  const rulesFor = (isWithdrawn: (url: string) => boolean) => ({
    disabled: createStore<DisabledModes>(() => ({})),
    isWithdrawn,
    select: (registry: Registry) => registry,
  })

  it('a mode is entered with the stored entry at once', async () => {
    const stored = { read: () => release('1'), write: vi.fn() }
    const query = createRegistryQuery({ fetchOnce: never, stored, isOnDevice })
    expect((await query.forEntry('work')).registry).toEqual(release('1'))
  })

  it('the response, which the entry does not wait for, is there for the next one', async () => {
    const stored = { read: () => release('1'), write: vi.fn() }
    const fetchOnce = vi.fn().mockResolvedValue(release('2'))
    const query = createRegistryQuery({ fetchOnce, stored, isOnDevice })
    const { response } = await query.forEntry('work')
    await response
    expect((await query.forEntry('work')).registry).toEqual(release('2'))
  })

  it.each([
    ['that it does not know', 'gig', () => false],
    ['whose stored release is withdrawn', 'work', () => true],
  ])('a mode %s waits for the registry', async (_, id, isWithdrawn) => {
    const stored = { read: () => release('1'), write: vi.fn() }
    const fetchOnce = vi.fn().mockResolvedValue(release('2'))
    const rules = rulesFor(isWithdrawn)
    const query = createRegistryQuery({ fetchOnce, stored, isOnDevice, rules })
    expect(await query.forEntry(id)).toEqual({ registry: release('2') })
  })
})
