// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubPerformanceObserver } from '../testing/stub-performance-observer'
import { waitForNetworkIdle } from './wait-for-network-idle'

let notifyRequest = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  notifyRequest = stubPerformanceObserver()
  vi.stubGlobal('requestIdleCallback', (idle: () => void) => idle())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const startWaiting = () => {
  const settled = vi.fn()
  void waitForNetworkIdle().then(settled)
  return settled
}

it('it waits while the first screen is still loading', async () => {
  const settled = startWaiting()
  for (const _ of [1, 2, 3, 4]) {
    await vi.advanceTimersByTimeAsync(1500)
    notifyRequest()
  }
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  expect(settled).toHaveBeenCalledOnce()
})

it('it waits for the load event', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  const settled = startWaiting()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(settled).not.toHaveBeenCalled()
  state.mockReturnValue('complete')
  dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(2000)
  expect(settled).toHaveBeenCalledOnce()
})
