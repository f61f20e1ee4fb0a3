import { expect, it, vi } from 'vitest'
import { activateWaiting } from './activate-waiting'

it('the page reloads once the waiting worker is activated, and not before', () => {
  const reload = vi.fn()
  const waiting = Object.assign(new EventTarget(), { state: 'installed', postMessage: vi.fn() })
  activateWaiting(waiting as unknown as ServiceWorker, reload)
  expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' })
  waiting.state = 'activating'
  waiting.dispatchEvent(new Event('statechange'))
  expect(reload).not.toHaveBeenCalled()
  waiting.state = 'activated'
  waiting.dispatchEvent(new Event('statechange'))
  expect(reload).toHaveBeenCalledOnce()
})

it('the page reloads at once when another tab has activated it already', () => {
  const reload = vi.fn()
  activateWaiting(null, reload)
  expect(reload).toHaveBeenCalledOnce()
})
