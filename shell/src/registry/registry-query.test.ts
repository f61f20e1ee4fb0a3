import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Registry } from './registry'
import { createRegistryQuery } from './registry-query'

const release = (version: string) =>
  ({ work: { url: '/w/', manifest: { version } } }) as unknown as Registry

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => void vi.useRealTimers())

it('the first entry into a mode waits for the request made at start-up and makes no second one', async () => {
  const fetchOnce = vi.fn().mockResolvedValue(release('1'))
  const query = createRegistryQuery({ fetchOnce })
  expect(await query.refetch()).toEqual(release('1'))
  expect(fetchOnce).toHaveBeenCalledTimes(1)
})

it('the next entry finds what was released in between', async () => {
  const fetchOnce = vi.fn().mockResolvedValueOnce(release('1')).mockResolvedValueOnce(release('2'))
  const query = createRegistryQuery({ fetchOnce })
  await query.refetch()
  expect(await query.refetch()).toEqual(release('2'))
})

it('a slow or failing network does not keep a visitor out of what is known', async () => {
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

it('with nothing known and no network it says so, and asks again at the next try', async () => {
  const fetchOnce = vi
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce(release('1'))
  const query = createRegistryQuery({ fetchOnce })
  await expect(query.refetch()).rejects.toThrow('offline')
  expect(await query.refetch()).toEqual(release('1'))
})

describe('a registry that cannot be had or read', () => {
  const never = () => new Promise<Registry>(() => {})
  const keep = (fetchOnce: () => Promise<Registry>, known: Registry = {}) => {
    const stored = { read: () => known, write: vi.fn() }
    return { stored, query: createRegistryQuery({ fetchOnce, stored }) }
  }

  it('gives way to the one that is stored on this device: at once when it fails', async () => {
    const fails = vi.fn().mockRejectedValue(new SyntaxError('Unexpected token <'))
    const { query } = keep(fails, release('1'))
    expect(await query.refetch()).toEqual(release('1'))
    expect(console.warn).toHaveBeenCalledWith(
      'remotes.json cannot be used',
      expect.any(SyntaxError),
    )
  })

  it('and after a second and a half when it hangs, for the navigation too', async () => {
    const { query } = keep(never, release('1'))
    const entry = query.refetch()
    await vi.advanceTimersByTimeAsync(1499)
    expect(query.store.getState()).toEqual({})
    await vi.advanceTimersByTimeAsync(1)
    expect(query.store.getState()).toEqual(release('1'))
    expect(await entry).toEqual(release('1'))
  })

  it('with nothing stored, fails after fifteen seconds, and the next try asks again', async () => {
    const fetchOnce = vi.fn().mockImplementationOnce(never).mockResolvedValueOnce(release('2'))
    const { query } = keep(fetchOnce)
    await vi.advanceTimersByTimeAsync(5000)
    const failed = vi.fn()
    query.refetch().catch(failed)
    await vi.advanceTimersByTimeAsync(9999)
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(failed).toHaveBeenCalledOnce()
    expect(await query.refetch()).toEqual(release('2'))
  })

  it('is asked for again at the next entry, and what comes takes the place of what was stored', async () => {
    const fetchOnce = vi
      .fn()
      .mockRejectedValueOnce(new Error('500'))
      .mockResolvedValueOnce(release('2'))
    const { query, stored } = keep(fetchOnce, release('1'))
    await vi.advanceTimersByTimeAsync(1)
    expect(await query.refetch()).toEqual(release('2'))
    await vi.advanceTimersByTimeAsync(1)
    expect(stored.write).toHaveBeenCalledExactlyOnceWith(release('2'))
  })
})

it('a touch on a link asks ahead, and the entry that follows makes no second request', async () => {
  const fetchOnce = vi.fn().mockResolvedValueOnce(release('1')).mockResolvedValueOnce(release('2'))
  const query = createRegistryQuery({ fetchOnce })
  await vi.advanceTimersByTimeAsync(1)
  query.prefetch('touch')
  expect(await query.refetch()).toEqual(release('2'))
  expect(fetchOnce).toHaveBeenCalledTimes(2)
})

it('the touch that follows the start at once finds its news still on the way', async () => {
  const fetchOnce = vi.fn().mockResolvedValue(release('1'))
  const query = createRegistryQuery({ fetchOnce })
  query.prefetch('touch')
  await query.refetch()
  expect(fetchOnce).toHaveBeenCalledTimes(1)
})

describe('a mode that is chosen soon after the mode chooser came', () => {
  const never = new Promise<Registry>(() => {})
  /** Has entered a mode, and come back to the chooser, whose question is answered. */
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
  /** Milliseconds, to the next 50, until an entry that waits for an answer goes in. */
  async function waited(entry: Promise<Registry>) {
    let isIn = false
    void entry.then(() => {
      isIn = true
    })
    let milliseconds = 0
    for (; !isIn; milliseconds += 50) await vi.advanceTimersByTimeAsync(50)
    return milliseconds
  }

  it('is entered as it was released meanwhile, where the network is quick', async () => {
    const { query, fetchOnce } = await atTheChooser()
    fetchOnce.mockResolvedValue(release('3'))
    query.prefetch('touch')
    expect(await query.refetch()).toEqual(release('3'))
    expect(fetchOnce).toHaveBeenCalledTimes(3)
  })

  it('is not kept waiting where it is slow: what the chooser has heard is new enough', async () => {
    const { query, fetchOnce } = await atTheChooser()
    fetchOnce.mockReturnValue(never)
    await vi.advanceTimersByTimeAsync(4900)
    query.prefetch('touch')
    await vi.advanceTimersByTimeAsync(50)
    const entry = query.refetch()
    expect(await waited(entry)).toBe(100)
    expect(await entry).toEqual(release('2'))
  })

  it('asks also when nobody touched a link', async () => {
    const { query, fetchOnce } = await atTheChooser()
    fetchOnce.mockResolvedValue(release('3'))
    expect(await query.refetch()).toEqual(release('3'))
  })

  it('waits as long as ever once the chooser has stood for a while', async () => {
    const { query, fetchOnce } = await atTheChooser()
    fetchOnce.mockReturnValue(never)
    await vi.advanceTimersByTimeAsync(5000)
    query.prefetch('touch')
    expect(await waited(query.refetch())).toBe(1500)
  })

  it('has five seconds from the chooser’s last coming, not from the one before', async () => {
    const { query, fetchOnce } = await atTheChooser()
    fetchOnce.mockResolvedValue(release('2'))
    await query.refetch()
    await vi.advanceTimersByTimeAsync(3000)
    query.prefetch('chooser')
    fetchOnce.mockReturnValue(never)
    await vi.advanceTimersByTimeAsync(3000)
    expect(await waited(query.refetch())).toBe(150)
  })

  it('is the only one that the chooser’s question serves', async () => {
    const { query, fetchOnce } = await atTheChooser()
    fetchOnce.mockReturnValue(never)
    await waited(query.refetch())
    expect(await waited(query.refetch())).toBe(1500)
  })
})

it('what the start has brought is not asked for again by the mode chooser, but by a touch', async () => {
  const fetchOnce = vi.fn().mockResolvedValue(release('1'))
  const query = createRegistryQuery({ fetchOnce })
  await vi.advanceTimersByTimeAsync(1)
  query.prefetch('chooser')
  expect(fetchOnce).toHaveBeenCalledTimes(1)
  query.prefetch('touch')
  expect(fetchOnce).toHaveBeenCalledTimes(2)
})

it('news of a minute ago is no news', async () => {
  const fetchOnce = vi.fn().mockResolvedValueOnce(release('1')).mockResolvedValueOnce(release('2'))
  const query = createRegistryQuery({ fetchOnce })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await query.refetch()).toEqual(release('2'))
})

it('an answer that comes late does not take the place of a newer one', async () => {
  let comesLate = (_: Registry) => {}
  const late = new Promise<Registry>((resolve) => {
    comesLate = resolve
  })
  const fetchOnce = vi.fn().mockReturnValueOnce(late).mockResolvedValueOnce(release('2'))
  const query = createRegistryQuery({ fetchOnce })
  const first = query.refetch()
  await query.refetch()
  comesLate(release('1'))
  expect(await first).toEqual(release('2'))
  expect(query.store.getState()).toEqual(release('2'))
})
