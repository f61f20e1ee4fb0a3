import { planReminders } from '@baithak/shared/reminders'
import { type Reminder, reminderChoicesItem, reminderPlansItem } from '@baithak/shared/storage'
import { openStorage } from '@baithak/shared/testing'
import { afterEach, beforeEach, onTestFinished, vi } from 'vitest'
import { watchReminders } from '../app/reminders/watch-reminders'
import { createToasts } from '../services/toasts'

const now = new Date('2026-12-18T08:00:00+05:30')
export const minute = 60_000
export const reminder = (id: string, inMinutes: number): Reminder => ({
  id,
  from: new Date(now.getTime() + inMinutes * minute).toISOString(),
  until: new Date(now.getTime() + (inMinutes + 60) * minute).toISOString(),
  title: { en: `Soon: ${id}`, hi: `जल्द: ${id}` },
  text: { en: 'It ends.', hi: 'ख़त्म।' },
  url: `/${id}`,
})

export const showNotification = vi.fn(async (_title: string, _options: NotificationOptions) => {})
export const activeWorker = { showNotification }
let isHidden = false

/** Gives each test of the file a clock and a page that can be hidden. */
export function setUpReminders() {
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
}

export function setHidden(hidden: boolean) {
  isHidden = hidden
  document.dispatchEvent(new Event('visibilitychange'))
}

// Not a constructor, as on Android.
export const grant = (permission: NotificationPermission = 'granted') =>
  vi.stubGlobal('Notification', { permission })

export const settle = () => vi.advanceTimersByTimeAsync(0)

export function startReminders(
  options: { language?: 'en' | 'hi'; worker?: object | undefined } = {},
) {
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
