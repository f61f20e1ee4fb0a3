// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { listenToOpenUrl, openNotification } from './open-notification'

afterEach(() => vi.unstubAllGlobals())

const notification = (url: string) => ({ close: vi.fn(), data: { url } }) as unknown as Notification

function windowsWith(...clients: object[]) {
  const openWindow = vi.fn(async () => null)
  return {
    windows: { matchAll: async () => clients, openWindow } as unknown as Clients,
    openWindow,
  }
}

test('a press focuses the open window, which goes to the page of the notification', async () => {
  const worker = new EventTarget()
  vi.stubGlobal('navigator', { serviceWorker: worker })
  const opened = vi.fn()
  const stop = listenToOpenUrl(opened)
  const client = {
    focus: vi.fn(async () => {}),
    postMessage: (data: object) => worker.dispatchEvent(new MessageEvent('message', { data })),
  }
  const { windows, openWindow } = windowsWith(client)
  const pressed = notification('/wallet')
  await openNotification(pressed, windows)
  expect(pressed.close).toHaveBeenCalledOnce()
  expect(client.focus).toHaveBeenCalledOnce()
  expect(opened).toHaveBeenCalledExactlyOnceWith('/wallet')
  expect(openWindow).not.toHaveBeenCalled()

  client.postMessage({ type: 'CACHE_UPDATED' })
  stop()
  client.postMessage({ type: 'OPEN_URL', url: '/gig' })
  expect(opened).toHaveBeenCalledOnce()
})

test('without an open window a press opens one', async () => {
  const { windows, openWindow } = windowsWith()
  await openNotification(notification('/gig/detail/7'), windows)
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('/gig/detail/7')
})
