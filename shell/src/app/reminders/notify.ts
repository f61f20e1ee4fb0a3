import { inLanguage } from '@baithak/contract'
import type { OpenReminder } from '@baithak/domain/agenda'

interface NotifyOptions {
  language: string
  /** That of the active service worker, if there is one. */
  registration: ServiceWorkerRegistration | undefined
  open(url: string): void
}

const pageNotifications = new Set<Notification>()

/** Shows a notification: by the service worker, since Android knows no other, or by the page where there is none. */
export async function notify(
  { id, title, text, link }: OpenReminder,
  { language, registration, open }: NotifyOptions,
) {
  const options: NotificationOptions = {
    body: inLanguage(text, language),
    lang: language,
    icon: '/icons/icon-192.png',
    // The same reminder of two tabs is one notification.
    tag: id,
    data: { url: link },
  }
  const heading = inLanguage(title, language)
  if (registration) return registration.showNotification(heading, options)
  const notification = new Notification(heading, options)
  pageNotifications.add(notification)
  notification.onclose = () => pageNotifications.delete(notification)
  notification.onclick = () => {
    notification.close()
    window.focus()
    open(link)
  }
}

/** Removes all notifications from the device. */
export async function closeNotifications() {
  for (const notification of pageNotifications) notification.close()
  pageNotifications.clear()
  const registration = await navigator.serviceWorker?.getRegistration()
  const shown = (await registration?.getNotifications()) ?? []
  for (const notification of shown) notification.close()
}
