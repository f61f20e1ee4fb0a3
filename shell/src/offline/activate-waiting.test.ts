import { expect, it, vi } from 'vitest'
import { activateWaiting, installNewest } from './activate-waiting'

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

it.each([
  ['installed', true],
  ['redundant', false],
])('a newer worker that becomes %s: waits %s', async (state, waits) => {
  const installing = Object.assign(new EventTarget(), { state: 'installing' })
  const registration = { installing, waiting: null as unknown, update: vi.fn() }
  const isInstalled = installNewest(registration as unknown as ServiceWorkerRegistration)
  await Promise.resolve()
  if (state === 'installed') registration.waiting = installing
  installing.dispatchEvent(new Event('statechange'))
  expect(await isInstalled).toBe(waits)
  expect(registration.update).toHaveBeenCalledOnce()
})
