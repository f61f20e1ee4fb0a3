import type { Language } from '@baithak/shared/contract'
import type { Reminder } from '@baithak/shared/storage'

interface NotifyOptions {
  language: Language
  /** The active service worker, if there is one. */
  worker: Promise<ServiceWorkerRegistration | undefined>
  open(url: string): void
}

/** Shows a notification: by the service worker, since Android knows no other, or by the page where there is none. */
export async function notify(
  { id, title, text, url }: Reminder,
  { language, worker, open }: NotifyOptions,
) {
  const options: NotificationOptions = {
    body: text[language],
    lang: language,
    icon: '/icons/icon-192.png',
    // The same reminder of two tabs is one notification.
    tag: id,
    data: { url },
  }
  const registration = await worker
  if (registration) return registration.showNotification(title[language], options)
  const notification = new Notification(title[language], options)
  notification.onclick = () => {
    notification.close()
    window.focus()
    open(url)
  }
}
