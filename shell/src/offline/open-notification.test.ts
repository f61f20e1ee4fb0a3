// @vitest-environment jsdom
import { openUrlTimeoutMs } from '@baithak/contract/timeouts'
import { afterEach, expect, test, vi } from 'vitest'
import { listenToOpenUrl, openNotification } from './open-notification'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const notificationWith = (data: unknown) => ({ close: vi.fn(), data }) as unknown as Notification
const notification = (url: string) => notificationWith({ url })

function windowsWith(...clients: object[]) {
  const openWindow = vi.fn(async () => null)
  return {
    windows: { matchAll: async () => clients, openWindow } as unknown as Clients,
    openWindow,
  }
}

test('a press focuses the open window, which goes to the page of the notification', async () => {
  const clearTimeout = vi.spyOn(globalThis, 'clearTimeout')
  const close = vi.spyOn(MessagePort.prototype, 'close')
  const worker = new EventTarget()
  vi.stubGlobal('navigator', { serviceWorker: worker })
  const opened = vi.fn()
  const stop = listenToOpenUrl(opened)
  const client = {
    focus: vi.fn(async () => {}),
    navigate: vi.fn(async () => null),
    postMessage: (data: object, ports: MessagePort[] = []) =>
      worker.dispatchEvent(Object.assign(new Event('message'), { data, ports })),
  }
  const { windows, openWindow } = windowsWith(client)
  const pressed = notification('/wallet')
  await openNotification(pressed, windows)
  expect(pressed.close).toHaveBeenCalledOnce()
  expect(client.focus).toHaveBeenCalledOnce()
  expect(opened).toHaveBeenCalledExactlyOnceWith('/wallet')
  expect(client.navigate).not.toHaveBeenCalled()
  expect(openWindow).not.toHaveBeenCalled()
  expect(clearTimeout).toHaveBeenCalledOnce()
  expect(close).toHaveBeenCalledOnce()

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

/** A window whose page does not listen, as before the reminders have loaded. */
const silentClient = () => ({
  focus: vi.fn(async () => {}),
  navigate: vi.fn(async () => null),
  postMessage: vi.fn(),
})

test('a window that does not answer is focused and loads the page of the notification', async () => {
  vi.useFakeTimers()
  const client = silentClient()
  const { windows, openWindow } = windowsWith(client)
  const pressed = openNotification(notification('/wallet'), windows)
  await vi.advanceTimersByTimeAsync(openUrlTimeoutMs)
  await pressed
  expect(client.focus).toHaveBeenCalledOnce()
  expect(client.navigate).toHaveBeenCalledExactlyOnceWith('/wallet')
  expect(openWindow).not.toHaveBeenCalled()
})

test('it does so without the focus too', async () => {
  vi.useFakeTimers()
  const client = silentClient()
  client.focus.mockRejectedValue(new DOMException('', 'InvalidAccessError'))
  const pressed = openNotification(notification('/wallet'), windowsWith(client).windows)
  await vi.advanceTimersByTimeAsync(openUrlTimeoutMs)
  await pressed
  expect(client.navigate).toHaveBeenCalledExactlyOnceWith('/wallet')
})

test('instead of a window that it may not navigate, a press opens one', async () => {
  vi.useFakeTimers()
  const client = silentClient()
  client.navigate.mockRejectedValue(new TypeError('This client is not controlled'))
  const { windows, openWindow } = windowsWith(client)
  const pressed = openNotification(notification('/wallet'), windows)
  await vi.advanceTimersByTimeAsync(openUrlTimeoutMs)
  await pressed
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('/wallet')
})

test.each([
  null,
  undefined,
  'x',
  {},
  { url: 7 },
  { url: 'https://evil.example' },
  { url: '//evil.example' },
])(
  'a notification with the data %j opens the first screen, and so does a message with it',
  async (data) => {
    const { windows, openWindow } = windowsWith()
    await openNotification(notificationWith(data), windows)
    expect(openWindow).toHaveBeenCalledExactlyOnceWith('/')

    const worker = new EventTarget()
    vi.stubGlobal('navigator', { serviceWorker: worker })
    const opened = vi.fn()
    const stop = listenToOpenUrl(opened)
    const message = { data: Object.assign({ type: 'OPEN_URL' }, data), ports: [] }
    worker.dispatchEvent(Object.assign(new Event('message'), message))
    stop()
    expect(opened).toHaveBeenCalledExactlyOnceWith('/')
  },
)
