import type { Host, Language } from '@baithak/shared/contract'
import { claimReminder, dueReminders, nextReminderTime } from '@baithak/shared/reminders'
import { type Reminder, reminderChoicesItem, reminderPlansItem } from '@baithak/shared/storage'
import { maxTimerMs } from '@baithak/shared/timeouts'
import type { Toasts } from '../../services/toasts'
import { notify } from './notify'

interface Deps {
  worker: Promise<ServiceWorkerRegistration | undefined>
  storage: Host['storage']
  toasts: Toasts
  language(): Language
  open(url: string): void
  openLabel(): string
}

const canNotify = () => 'Notification' in window && Notification.permission === 'granted'

/**
 * Shows each reminder once when it is due: as a notification, or without the permission as a toast of the visible page.
 * Returns how to stop it.
 */
export function watchReminders(deps: Deps): () => void {
  const { storage, toasts, language, open, openLabel } = deps
  const choices = storage.item(reminderChoicesItem)
  const plans = storage.item(reminderPlansItem)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isChecking = false

  function showToast({ title, text, url }: Reminder) {
    const action = { label: openLabel(), onPress: () => open(url) }
    toasts.show({ title: title[language()], description: text[language()], note: true, action })
  }

  function show(kind: string, reminder: Reminder) {
    const asNotification = canNotify()
    // A toast replaces the one before it, which the visitor may not have read.
    if (!asNotification && (document.hidden || toasts.store.getState())) return
    // Another tab may show the same reminder.
    if (!claimReminder(storage, kind, reminder.id)) return
    if (!asNotification) return showToast(reminder)
    notify(reminder, { ...deps, language: language() }).catch(() => showToast(reminder))
  }

  function check() {
    // What is claimed and shown below changes the stores that call this.
    if (isChecking) return
    isChecking = true
    clearTimeout(timer)
    const now = new Date()
    for (const { kind, reminder } of dueReminders(plans.getState(), choices.getState(), now))
      show(kind, reminder)
    const next = nextReminderTime(plans.getState(), choices.getState(), now)
    if (next !== null) timer = setTimeout(check, Math.min(next - now.getTime(), maxTimerMs))
    isChecking = false
  }

  const subscriptions = [choices, plans, toasts.store].map((store) => store.subscribe(check))
  document.addEventListener('visibilitychange', check)
  check()
  return () => {
    clearTimeout(timer)
    for (const unsubscribe of subscriptions) unsubscribe()
    document.removeEventListener('visibilitychange', check)
  }
}
