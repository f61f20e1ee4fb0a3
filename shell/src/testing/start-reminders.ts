import { type AgendaItem, reminderChoices } from '@baithak/contract'
import { isUserOnboardedRecord } from '@baithak/domain'
import { publishAgenda, shownReminders } from '@baithak/domain/agenda'
import { openStorage } from '@baithak/testing'
import { afterEach, beforeEach, onTestFinished, vi } from 'vitest'
import { watchReminders } from '../app/reminders/watch-reminders'
import { createRegistryQuery } from '../registry/registry-query'
import { createToasts } from '../services/toasts'
import { registryEntry } from './registry-entry'

const now = new Date('2026-12-18T08:00:00+05:30')
export const minute = 60_000
/** An item of Work with a reminder of the kind `pass`. */
export function reminder(id: string, inMinutes: number): AgendaItem {
  const end = new Date(now.getTime() + (inMinutes + 60) * minute).toISOString()
  return {
    id,
    title: { en: 'Gold', hi: 'गोल्ड' },
    end,
    link: `/${id}`,
    reminder: {
      kind: 'pass',
      from: new Date(now.getTime() + inMinutes * minute).toISOString(),
      until: end,
      title: { en: `Soon: ${id}`, hi: `जल्द: ${id}` },
      text: { en: 'It ends.', hi: 'ख़त्म।' },
    },
  }
}

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
  storage.record(isUserOnboardedRecord).write(true)
  const work = registryEntry('work')
  const registry = createRegistryQuery({ fetchOnce: async () => ({ work }) })
  registry.store.setState({ work })
  const toasts = createToasts()
  const open = vi.fn()
  const watch = (tab = storage, tabToasts = toasts) =>
    onTestFinished(
      watchReminders({
        worker: Promise.resolve(worker as ServiceWorkerRegistration | undefined),
        storage: tab,
        registry,
        toasts: tabToasts,
        language: () => language,
        open,
        openLabel: () => 'Open',
      }),
    )
  return {
    storage,
    registry,
    toasts,
    open,
    watch,
    want: (kind = 'pass') =>
      storage.record(reminderChoices).write((choices) => ({ ...choices, [kind]: true })),
    plan: (...items: AgendaItem[]) => publishAgenda(storage, 'work', () => items),
    toast: () => toasts.store.getState(),
    shownIds: () => storage.record(shownReminders).getState(),
  }
}
