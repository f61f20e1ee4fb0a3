import { type Host, inLanguage, reminderChoices } from '@baithak/contract'
import { maxTimerMs, serviceWorkerTimeoutMs } from '@baithak/contract/timeouts'
import { isUserOnboardedRecord } from '@baithak/domain'
import {
  claimReminder,
  dueReminders,
  forgetEarlyReminders,
  itemsOfPlans,
  nextReminderTime,
  type OpenReminder,
  plannedReminders,
  shownReminders,
  wantedReminders,
} from '@baithak/domain/agenda'
import { withTimeout } from '@baithak/storage/with-timeout'
import { readAgenda, watchAgenda } from '../../services/agenda'
import type { ShellServices } from '../../services/shell-services'
import type { Toasts } from '../../services/toasts'
import { closeNotifications, notify } from './notify'

interface Deps {
  /** Resolves once a service worker is active, if ever. */
  worker: Promise<ServiceWorkerRegistration | undefined>
  storage: Host['storage']
  registry: ShellServices['registry']
  toasts: Toasts
  language(): string
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
  const choices = storage.record(reminderChoices)
  const plans = storage.record(plannedReminders)
  const shown = storage.record(shownReminders)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isChecking = false
  let isNotifying = false
  let isStopped = false
  const rejectedIds = new Set<string>()

  const wanted = () =>
    wantedReminders(
      [...Object.values(readAgenda(deps)).flat(), ...itemsOfPlans(plans.getState())],
      choices.getState(),
    )
  const due = () => dueReminders(wanted(), shown.getState(), new Date())
  const claim = ({ id }: OpenReminder) => claimReminder(storage, id, wanted())
  const isNotification = ({ id }: OpenReminder) => canNotify() && !rejectedIds.has(id)

  function showToasts() {
    for (const reminder of due()) {
      // A toast replaces the one before it, which the visitor may not have read.
      if (document.hidden || toasts.store.getState()) return
      // Another tab may show the same reminder.
      if (isNotification(reminder) || !claim(reminder)) continue
      const { title, text, link } = reminder
      const action = { label: openLabel(), onPress: () => open(link) }
      toasts.show({
        title: inLanguage(title, language()),
        description: inLanguage(text, language()),
        note: true,
        action,
      })
    }
  }

  async function showNotifications() {
    if (isNotifying || !due().some(isNotification)) return
    isNotifying = true
    // Before the claim: a reminder that is claimed and cannot be shown is lost.
    const registration = await activeRegistration(worker)
    for (const reminder of isStopped ? [] : due()) {
      const release = isNotification(reminder) && claim(reminder)
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
    forgetEarlyReminders(storage, wanted(), now)
    showToasts()
    void showNotifications()
    const next = nextReminderTime(wanted(), now)
    if (next !== null) timer = setTimeout(check, Math.min(next - now.getTime(), maxTimerMs))
    isChecking = false
  }

  function closeAfterSignOut() {
    if (!storage.record(isUserOnboardedRecord).getState()) closeNotifications().catch(() => {})
  }

  const subscriptions = [choices, plans, shown, toasts.store].map((store) => store.subscribe(check))
  subscriptions.push(
    watchAgenda(deps, check),
    storage.record(isUserOnboardedRecord).subscribe(closeAfterSignOut),
  )
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

type Registration = ServiceWorkerRegistration | undefined

/**
 * The registration of the active service worker. That of an earlier visit is found without the network; the first one
 * (`ready`) may never activate, so the wait ends after a timeout.
 */
function activeRegistration(ready: Promise<Registration>): Promise<Registration> {
  const find = async () => {
    const installed = await navigator.serviceWorker?.getRegistration()
    return installed?.active ? installed : ready
  }
  return withTimeout(find(), serviceWorkerTimeoutMs, () => new Error('No service worker')).catch(
    () => undefined,
  )
}
