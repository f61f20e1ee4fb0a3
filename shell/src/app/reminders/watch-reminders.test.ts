// @vitest-environment jsdom
import { planReminders } from '@baithak/shared/reminders'
import { type Reminder, reminderChoicesItem, reminderPlansItem } from '@baithak/shared/storage'
import { openStorage } from '@baithak/shared/testing'
import { serviceWorkerTimeoutMs } from '@baithak/shared/timeouts'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createToasts } from '../../services/toasts'
import { watchReminders } from './watch-reminders'

const now = new Date('2026-12-18T08:00:00+05:30')
const minute = 60_000
const reminder = (id: string, inMinutes: number): Reminder => ({
  id,
  from: new Date(now.getTime() + inMinutes * minute).toISOString(),
  until: new Date(now.getTime() + (inMinutes + 60) * minute).toISOString(),
  title: { en: `Soon: ${id}`, hi: `जल्द: ${id}` },
  text: { en: 'It ends.', hi: 'ख़त्म।' },
  url: `/${id}`,
})

const showNotification = vi.fn(async (_title: string, _options: NotificationOptions) => {})
let isHidden = false

beforeEach(() => {
  vi.useFakeTimers({ now })
  showNotification.mockClear()
  isHidden = false
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function grant(permission: NotificationPermission = 'granted') {
  vi.stubGlobal('Notification', { permission })
}

/** A service worker that an earlier visit has installed. */
const install = (registration: object) =>
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } })
const never = new Promise<undefined>(() => {})

const activeWorker = { showNotification }

function start(options: { language?: 'en' | 'hi'; worker?: object | undefined } = {}) {
  const { language, worker } = { language: 'en' as const, worker: activeWorker, ...options }
  const storage = openStorage()
  const toasts = createToasts()
  const open = vi.fn()
  const watch = (tab = storage, tabToasts = toasts) =>
    onTestFinished(
      watchReminders({
        worker: Promise.resolve(worker as ServiceWorkerRegistration | undefined),
        storage: tab,
        toasts: tabToasts,
        language: () => language,
        open,
        openLabel: () => 'Open',
      }),
    )
  return {
    storage,
    toasts,
    open,
    watch,
    want: (kind = 'pass') =>
      storage.item(reminderChoicesItem).write((choices) => ({ ...choices, [kind]: true })),
    plan: (...reminders: Reminder[]) => planReminders(storage, 'pass', () => reminders, new Date()),
    toast: () => toasts.store.getState(),
    shownIds: () => storage.item(reminderPlansItem).getState().pass?.shown,
  }
}

const settle = () => vi.advanceTimersByTimeAsync(0)
function setHidden(hidden: boolean) {
  isHidden = hidden
  document.dispatchEvent(new Event('visibilitychange'))
}

test('a reminder that is due at the opening is a notification, once', async () => {
  grant()
  const { want, plan, watch, toast } = start()
  want()
  plan(reminder('pass', -5))
  watch()
  await settle()
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('Soon: pass', {
    body: 'It ends.',
    lang: 'en',
    icon: '/icons/icon-192.png',
    tag: 'pass',
    data: { url: '/pass' },
  })
  setHidden(true)
  setHidden(false)
  await settle()
  expect(showNotification).toHaveBeenCalledOnce()
  expect(toast()).toBeNull()
})

test('it is in the member’s language', async () => {
  grant()
  const { want, plan, watch } = start({ language: 'hi' })
  want()
  plan(reminder('pass', -5))
  watch()
  await settle()
  expect(showNotification.mock.lastCall).toMatchObject(['जल्द: pass', { body: 'ख़त्म।', lang: 'hi' }])
})

test('a reminder that becomes due while the page is hidden is shown at that time', async () => {
  grant()
  const { want, plan, watch } = start()
  watch()
  want()
  plan(reminder('pass', 10))
  setHidden(true)
  await vi.advanceTimersByTimeAsync(10 * minute - 1)
  expect(showNotification).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(showNotification).toHaveBeenCalledOnce()
})

test('one that is planned for now, as a confirmed party, is shown at once', async () => {
  grant()
  const { want, plan, watch } = start()
  want()
  watch()
  setHidden(true)
  plan(reminder('party', 0))
  await settle()
  expect(showNotification).toHaveBeenCalledOnce()
})

test('what the member does not want is not shown, and is when it is switched on', async () => {
  grant()
  const { want, plan, watch } = start()
  plan(reminder('pass', -5))
  watch()
  await settle()
  expect(showNotification).not.toHaveBeenCalled()
  want()
  await settle()
  expect(showNotification).toHaveBeenCalledOnce()
})

test('two tabs show a reminder once', async () => {
  grant()
  const { want, plan, watch } = start()
  want()
  plan(reminder('pass', -5))
  watch()
  watch(openStorage({ events: new EventTarget() }), createToasts())
  await settle()
  expect(showNotification).toHaveBeenCalledOnce()
})

test('without the permission it is a toast of the visible page, once, which leads to its page', () => {
  grant('denied')
  isHidden = true
  const { want, plan, watch, toast, toasts, open } = start()
  want()
  plan(reminder('pass', -5))
  watch()
  expect(toast()).toBeNull()
  setHidden(false)
  expect(toast()).toMatchObject({ title: 'Soon: pass', description: 'It ends.', note: true })
  toast()?.action?.onPress()
  expect(open).toHaveBeenCalledExactlyOnceWith('/pass')
  toasts.dismiss(toast()?.id ?? 0)
  expect(toast()).toBeNull()
})

test('it waits for the toast before it, and so does the next reminder', () => {
  grant('denied')
  const { want, plan, watch, toast, toasts } = start()
  toasts.show({ title: 'Pass Expired' })
  want()
  plan(reminder('first', -5), reminder('second', -4))
  watch()
  const titles = Array.from({ length: 3 }, () => {
    const title = toast()?.title
    toasts.dismiss(toast()?.id ?? 0)
    return title
  })
  expect(titles).toEqual(['Pass Expired', 'Soon: first', 'Soon: second'])
  expect(toast()).toBeNull()
})

test('a rejected notification is a toast once the page is visible and shows no other', async () => {
  grant()
  showNotification.mockRejectedValueOnce(new TypeError('No permission'))
  isHidden = true
  const { want, plan, watch, toast, toasts, shownIds } = start()
  want()
  plan(reminder('pass', -5))
  watch()
  await settle()
  expect(toast()).toBeNull()
  expect(shownIds()).toEqual([])
  toasts.show({ title: 'Pass Expired' })
  setHidden(false)
  expect(toast()).toMatchObject({ title: 'Pass Expired' })
  toasts.dismiss(toast()?.id ?? 0)
  expect(toast()).toMatchObject({ title: 'Soon: pass' })
  expect(shownIds()).toEqual(['pass'])
  toasts.dismiss(toast()?.id ?? 0)
  expect(toast()).toBeNull()
  expect(showNotification).toHaveBeenCalledOnce()
})

test('a worker of an earlier visit shows it without waiting for the network', async () => {
  grant()
  install({ ...activeWorker, active: {} })
  const { want, plan, watch } = start({ worker: never })
  want()
  plan(reminder('pass', -5))
  watch()
  await settle()
  expect(showNotification).toHaveBeenCalledOnce()
})

test('while the first worker installs the reminder is not claimed, and it does not wait for ever', async () => {
  // Not a constructor, as on Android.
  grant()
  install({})
  const { want, plan, watch, toast, shownIds } = start({ worker: never })
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
  const { storage, want, plan, watch, shownIds } = start({ worker: promise })
  want()
  plan(reminder('pass', -5))
  watch()
  await settle()
  storage.item(reminderChoicesItem).write({})
  resolve(activeWorker)
  await settle()
  expect(showNotification).not.toHaveBeenCalled()
  expect(shownIds()).toEqual([])
})

test('signing out removes the notifications from the device', async () => {
  grant()
  const close = vi.fn()
  install({ ...activeWorker, active: {}, getNotifications: async () => [{ close }, { close }] })
  const { storage, want, plan, watch } = start()
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
  const { watch } = start()
  watch()
  await settle()
  expect(close).toHaveBeenCalledOnce()
})

test('a notification that the device rejects is a toast', async () => {
  grant()
  showNotification.mockRejectedValueOnce(new TypeError('No permission'))
  const { want, plan, watch, toast } = start()
  want()
  plan(reminder('pass', -5))
  watch()
  await settle()
  expect(toast()).toMatchObject({ title: 'Soon: pass' })
})

test('without a service worker the page shows it, a press opens its page, and signing out closes it', async () => {
  const shown: { onclick?: () => void; close: () => void }[] = []
  class PageNotification {
    static permission = 'granted'
    close = vi.fn()
    constructor() {
      shown.push(this)
    }
  }
  vi.stubGlobal('Notification', PageNotification)
  vi.stubGlobal('focus', vi.fn())
  const { storage, want, plan, watch, open } = start({ worker: undefined })
  want()
  plan(reminder('pass', -5))
  watch()
  await settle()
  expect(shown).toHaveLength(1)
  shown[0]?.onclick?.()
  expect(open).toHaveBeenCalledExactlyOnceWith('/pass')
  expect(shown[0]?.close).toHaveBeenCalledOnce()
  storage.clear()
  await settle()
  expect(shown[0]?.close).toHaveBeenCalledTimes(2)
})
