import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitForNetworkIdle } from './wait-for-network-idle'

let arrives = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(told: () => void) {
        arrives = told
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('requestIdleCallback', (idle: () => void) => idle())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const waiting = () => {
  const settled = vi.fn()
  void waitForNetworkIdle().then(settled)
  return settled
}

it('a page that goes on loading its first screen is not disturbed', async () => {
  const settled = waiting()
  for (const _ of [1, 2, 3, 4]) {
    await vi.advanceTimersByTimeAsync(1500)
    arrives()
  }
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  expect(settled).toHaveBeenCalledOnce()
})

it('nothing begins before the page has loaded', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  const settled = waiting()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(settled).not.toHaveBeenCalled()
  state.mockReturnValue('complete')
  dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(2000)
  expect(settled).toHaveBeenCalledOnce()
})
