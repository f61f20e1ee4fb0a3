import { expect, it, vi } from 'vitest'
import { activateWaiting, installNewest } from './activate-waiting'

const fakeWorker = (state: string) =>
  Object.assign(new EventTarget(), { state, postMessage: vi.fn() })
const activate = (waiting: object, active: object | null, reload: () => void) =>
  activateWaiting(
    { active, waiting } as Pick<ServiceWorkerRegistration, 'active' | 'waiting'>,
    reload,
  )

it('the page reloads once the waiting worker is activated, and not before', () => {
  vi.useFakeTimers()
  const reload = vi.fn()
  const waiting = fakeWorker('installed')
  activate(waiting, null, reload)
  expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' })
  waiting.state = 'activating'
  waiting.dispatchEvent(new Event('statechange'))
  expect(reload).not.toHaveBeenCalled()
  waiting.state = 'activated'
  waiting.dispatchEvent(new Event('statechange'))
  expect(reload).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

it('a worker that is activated late keeps no page waiting: the active one lets it pass', () => {
  vi.useFakeTimers()
  const reload = vi.fn()
  const active = fakeWorker('activated')
  activate(fakeWorker('installed'), active, reload)
  expect(active.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'RETIRE' })
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2000)
  expect(reload).toHaveBeenCalledOnce()
  vi.useRealTimers()
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
