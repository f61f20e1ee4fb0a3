// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { createPrefetchServices, preloadedFiles } from '../testing/prefetchable-modes'
import { registryEntry } from '../testing/registry-entry'
import { prefetchWhenIdle } from './prefetch-when-idle'

const networkIdle = async () => {}
const loadOutlet = vi.fn(async () => {})

afterEach(() => {
  document.head.innerHTML = ''
  vi.unstubAllGlobals()
  loadOutlet.mockClear()
})

it('an idle page prefetches the modes it links to, once each', async () => {
  const { services } = await createPrefetchServices()
  prefetchWhenIdle(services, { networkIdle, loadOutlet })
  prefetchWhenIdle(services, { networkIdle })
  await networkIdle()
  expect(preloadedFiles()).toEqual(['party/mode.js', 'party/hi.js', 'gig/mode.js', 'gig/hi.js'])
  expect(loadOutlet).toHaveBeenCalledOnce()
})

it('an idle mode prefetches the others', async () => {
  const { services } = await createPrefetchServices()
  prefetchWhenIdle(services, { currentMode: 'party', networkIdle })
  await networkIdle()
  expect(preloadedFiles()).toEqual(['gig/mode.js', 'gig/hi.js'])
})

it("a partner's dashboard prefetches no member modes", async () => {
  const { services } = await createPrefetchServices()
  const admin = registryEntry('admin', { audience: 'partner' })
  services.registry.store.setState({ admin })
  prefetchWhenIdle(services, { currentMode: 'admin', networkIdle })
  await networkIdle()
  expect(preloadedFiles()).toEqual([])
})

it('a page that is left before it is idle prefetches nothing', async () => {
  const { services } = await createPrefetchServices()
  const cancel = prefetchWhenIdle(services, { networkIdle, loadOutlet })
  cancel()
  await networkIdle()
  expect(preloadedFiles()).toEqual([])
  expect(loadOutlet).not.toHaveBeenCalled()
})

it('nothing is prefetched while the data saver is on', async () => {
  const { services } = await createPrefetchServices()
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } })
  prefetchWhenIdle(services, { networkIdle })
  await networkIdle()
  expect(preloadedFiles()).toEqual([])
})
