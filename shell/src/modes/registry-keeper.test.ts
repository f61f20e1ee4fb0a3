import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Registry } from './registry'
import { createRegistryKeeper } from './registry-keeper'

const release = (version: string) =>
  ({ work: { url: '/w/', manifest: { version } } }) as unknown as Registry

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('the first entry into a mode waits for the request made at start-up and makes no second one', async () => {
  const fetchOnce = vi.fn().mockResolvedValue(release('1'))
  const keeper = createRegistryKeeper(fetchOnce)
  expect(await keeper.fresh()).toEqual(release('1'))
  expect(fetchOnce).toHaveBeenCalledTimes(1)
})

it('the next entry finds what was released in between', async () => {
  const fetchOnce = vi.fn().mockResolvedValueOnce(release('1')).mockResolvedValueOnce(release('2'))
  const keeper = createRegistryKeeper(fetchOnce)
  await keeper.fresh()
  expect(await keeper.fresh()).toEqual(release('2'))
})

it('a slow or failing network does not keep a visitor out of what is known', async () => {
  const fetchOnce = vi
    .fn()
    .mockResolvedValueOnce(release('1'))
    .mockReturnValueOnce(new Promise(() => {}))
    .mockRejectedValueOnce(new Error('offline'))
  const keeper = createRegistryKeeper(fetchOnce)
  await keeper.fresh()
  const slow = keeper.fresh()
  await vi.advanceTimersByTimeAsync(1500)
  expect(await slow).toEqual(release('1'))
  expect(await keeper.fresh()).toEqual(release('1'))
})

it('with nothing known and no network it says so, and asks again at the next try', async () => {
  const fetchOnce = vi
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce(release('1'))
  const keeper = createRegistryKeeper(fetchOnce)
  await expect(keeper.fresh()).rejects.toThrow('offline')
  expect(await keeper.fresh()).toEqual(release('1'))
})

it('a touch on a link asks ahead, and the entry that follows makes no second request', async () => {
  const fetchOnce = vi.fn().mockResolvedValueOnce(release('1')).mockResolvedValueOnce(release('2'))
  const keeper = createRegistryKeeper(fetchOnce)
  await vi.advanceTimersByTimeAsync(1)
  keeper.ahead()
  expect(await keeper.fresh()).toEqual(release('2'))
  expect(fetchOnce).toHaveBeenCalledTimes(2)
})

it('the touch that follows the start at once finds its news still on the way', async () => {
  const fetchOnce = vi.fn().mockResolvedValue(release('1'))
  const keeper = createRegistryKeeper(fetchOnce)
  keeper.ahead()
  await keeper.fresh()
  expect(fetchOnce).toHaveBeenCalledTimes(1)
})

it('news of a minute ago is no news', async () => {
  const fetchOnce = vi.fn().mockResolvedValueOnce(release('1')).mockResolvedValueOnce(release('2'))
  const keeper = createRegistryKeeper(fetchOnce)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await keeper.fresh()).toEqual(release('2'))
})

it('an answer that comes late does not take the place of a newer one', async () => {
  let comesLate = (_: Registry) => {}
  const late = new Promise<Registry>((resolve) => {
    comesLate = resolve
  })
  const fetchOnce = vi.fn().mockReturnValueOnce(late).mockResolvedValueOnce(release('2'))
  const keeper = createRegistryKeeper(fetchOnce)
  const first = keeper.fresh()
  await keeper.fresh()
  comesLate(release('1'))
  expect(await first).toEqual(release('2'))
  expect(keeper.store.getState()).toEqual(release('2'))
})
