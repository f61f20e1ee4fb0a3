// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { networkIdle } from './network-idle'

it('the network is idle two seconds after the last request, and not before the load event', async () => {
  vi.useFakeTimers()
  let notifyRequest = () => {}
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(notify: () => void) {
        notifyRequest = notify
      }
      observe() {}
    },
  )
  vi.stubGlobal('requestIdleCallback', (idle: () => void) => idle())
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  const settled = vi.fn()
  void networkIdle().then(settled)
  await vi.advanceTimersByTimeAsync(60_000)
  state.mockReturnValue('complete')
  dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(1500)
  notifyRequest()
  await vi.advanceTimersByTimeAsync(1999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledOnce()
})
