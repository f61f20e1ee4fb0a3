import type { Host, Language } from '@baithak/shared/contract'
import { claimReminder, dueReminders, nextReminderTime } from '@baithak/shared/reminders'
import { type Reminder, reminderChoicesItem, reminderPlansItem } from '@baithak/shared/storage'
import { maxTimerMs } from '@baithak/shared/timeouts'
import type { Toasts } from '../../services/toasts'
import { activeRegistration } from './active-registration'
import { closeNotifications, notify } from './notify'

interface Deps {
  /** Resolves once a service worker is active, if ever. */
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
  const { storage, toasts, worker, language, open, openLabel } = deps
  const choices = storage.item(reminderChoicesItem)
  const plans = storage.item(reminderPlansItem)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isChecking = false
  let isNotifying = false
  let isStopped = false
  const rejectedIds = new Set<string>()

  const due = () => dueReminders(plans.getState(), choices.getState(), new Date())
  const isNotification = ({ id }: Reminder) => canNotify() && !rejectedIds.has(id)

  function showToasts() {
    for (const { kind, reminder } of due()) {
      // A toast replaces the one before it, which the visitor may not have read.
      if (document.hidden || toasts.store.getState()) return
      // Another tab may show the same reminder.
      if (isNotification(reminder) || !claimReminder(storage, kind, reminder.id)) continue
      const { title, text, url } = reminder
      const action = { label: openLabel(), onPress: () => open(url) }
      toasts.show({ title: title[language()], description: text[language()], note: true, action })
    }
  }

  async function showNotifications() {
    if (isNotifying || !due().some(({ reminder }) => isNotification(reminder))) return
    isNotifying = true
    // Before the claim: a reminder that is claimed and cannot be shown is lost.
    const registration = await activeRegistration(worker)
    for (const { kind, reminder } of isStopped ? [] : due()) {
      const release = isNotification(reminder) && claimReminder(storage, kind, reminder.id)
      if (!release) continue
      notify(reminder, { registration, language: language(), open }).catch(() => {
        rejectedIds.add(reminder.id)
        release()
      })
    }
    isNotifying = false
  }

  function check() {
    // What is claimed and shown below changes the stores that call this.
    if (isChecking) return
    isChecking = true
    clearTimeout(timer)
    const now = new Date()
    showToasts()
    void showNotifications()
    const next = nextReminderTime(plans.getState(), choices.getState(), now)
    if (next !== null) timer = setTimeout(check, Math.min(next - now.getTime(), maxTimerMs))
    isChecking = false
  }

  /** `plans` is empty only before the first reminder and after signing out, which clears the storage. */
  function closeAfterSignOut() {
    if (Object.keys(plans.getState()).length === 0) closeNotifications().catch(() => {})
  }

  const subscriptions = [choices, plans, toasts.store].map((store) => store.subscribe(check))
  subscriptions.push(plans.subscribe(closeAfterSignOut))
  document.addEventListener('visibilitychange', check)
  closeAfterSignOut()
  check()
  return () => {
    isStopped = true
    clearTimeout(timer)
    for (const unsubscribe of subscriptions) unsubscribe()
    document.removeEventListener('visibilitychange', check)
  }
}
