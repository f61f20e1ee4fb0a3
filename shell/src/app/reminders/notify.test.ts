// @vitest-environment jsdom
import { reminderChoices } from '@baithak/contract'
import { serviceWorkerTimeoutMs } from '@baithak/contract/timeouts'
import { expect, test, vi } from 'vitest'
import {
  activeWorker,
  grant,
  reminder,
  settle,
  setUpReminders,
  showNotification,
  startReminders,
} from '../../testing/start-reminders'

setUpReminders()

/** A service worker that an earlier visit has installed. */
const install = (registration: object) =>
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } })
const never = new Promise<undefined>(() => {})

test('a worker of an earlier visit shows it without waiting for the network', async () => {
  grant()
  install({ ...activeWorker, active: {} })
  const { want, plan, watch } = startReminders({ worker: never })
  want()
  plan(reminder('pass', -5))
  watch()
  await settle()
  expect(showNotification).toHaveBeenCalledOnce()
})

test('while the first worker installs the reminder is not claimed, and it does not wait for ever', async () => {
  grant()
  install({})
  const { want, plan, watch, toast, shownIds } = startReminders({ worker: never })
  want()
  plan(reminder('pass', -5))
  watch()
  await vi.advanceTimersByTimeAsync(serviceWorkerTimeoutMs - 1)
  expect(shownIds()).toEqual([])
  expect(toast()).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(toast()).toMatchObject({ title: 'Soon: pass' })
})

test('what is switched off while the first worker installs is not shown', async () => {
  grant()
  let resolve = (_worker: object) => {}
  const promise = new Promise<object>((settled) => {
    resolve = settled
  })
  const { storage, want, plan, watch, shownIds } = startReminders({ worker: promise })
  want()
  plan(reminder('pass', -5))
  watch()
  await settle()
  storage.record(reminderChoices).write({})
  resolve(activeWorker)
  await settle()
  expect(showNotification).not.toHaveBeenCalled()
  expect(shownIds()).toEqual([])
})

test('signing out removes the notifications from the device', async () => {
  grant()
  const close = vi.fn()
  install({ ...activeWorker, active: {}, getNotifications: async () => [{ close }, { close }] })
  const { storage, want, plan, watch } = startReminders()
  want()
  plan(reminder('pass', -5))
  watch()
  await settle()
  expect(close).not.toHaveBeenCalled()
  storage.clear()
  await settle()
  expect(close).toHaveBeenCalledTimes(2)
})

test('so does the next start, if the app was closed too early', async () => {
  const close = vi.fn()
  install({ active: {}, getNotifications: async () => [{ close }] })
  const { storage, watch } = startReminders()
  storage.clear()
  watch()
  await settle()
  expect(close).toHaveBeenCalledOnce()
})

test('without a service worker the page shows it, a press opens its page, and signing out closes the others', async () => {
  const shown: PageNotification[] = []
  class PageNotification {
    static permission = 'granted'
    onclick?: () => void
    onclose?: () => void
    close = vi.fn(() => this.onclose?.())
    constructor() {
      shown.push(this)
    }
  }
  vi.stubGlobal('Notification', PageNotification)
  vi.stubGlobal('focus', vi.fn())
  const { storage, want, plan, watch, open } = startReminders({ worker: undefined })
  want()
  plan(reminder('pass', -5), reminder('unpressed', -4))
  watch()
  await settle()
  const [pressed, unpressed] = shown
  pressed?.onclick?.()
  expect(open).toHaveBeenCalledExactlyOnceWith('/pass')
  expect(pressed?.close).toHaveBeenCalledOnce()
  storage.clear()
  await settle()
  expect(pressed?.close).toHaveBeenCalledOnce()
  expect(unpressed?.close).toHaveBeenCalledOnce()
})
