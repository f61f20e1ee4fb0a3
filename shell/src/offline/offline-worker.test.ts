import { expect, it, vi } from 'vitest'
import { activateWaiting } from './offline-worker'

it('the page is loaded anew when the worker that waited stands, and not before', () => {
  const reload = vi.fn()
  const next = Object.assign(new EventTarget(), { state: 'installed', postMessage: vi.fn() })
  activateWaiting(next as unknown as ServiceWorker, reload)
  expect(next.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' })
  next.state = 'activating'
  next.dispatchEvent(new Event('statechange'))
  expect(reload).not.toHaveBeenCalled()
  next.state = 'activated'
  next.dispatchEvent(new Event('statechange'))
  expect(reload).toHaveBeenCalledOnce()
})

it('where another tab has called it in already, the page is loaded anew at once', () => {
  const reload = vi.fn()
  activateWaiting(null, reload)
  expect(reload).toHaveBeenCalledOnce()
})
