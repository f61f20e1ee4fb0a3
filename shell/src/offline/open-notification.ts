import { openUrlTimeoutMs } from '@baithak/contract/timeouts'
import { v } from '@baithak/storage/schema'

const openUrlType = 'OPEN_URL'

const dataSchema = v.object({ url: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)) })
/** Another release, or another script of the page, may have sent it: what names no path of ours opens the first screen. */
const urlOf = (data: unknown) => (v.is(dataSchema, data) ? data.url : '/')

type Windows = Pick<Clients, 'matchAll' | 'openWindow'>

/** In the service worker: opens the page of a pressed notification, in an open window if there is one. */
export async function openNotification(notification: Notification, windows: Windows) {
  notification.close()
  const url = urlOf(notification.data)
  // The one that was used last. The worker does not control the page that has installed it.
  const [client] = await windows.matchAll({ type: 'window', includeUncontrolled: true })
  if (!client) return windows.openWindow(url)
  // Without the focus it opens in the background.
  const focused = client.focus().catch(() => null)
  if (await isOpened(client, url)) return focused
  return client.navigate(url).catch(() => windows.openWindow(url))
}

/** Whether the page opens the URL itself. It does not listen until its code of reminders has loaded. */
const isOpened = (client: Client, url: string) =>
  new Promise<boolean>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const finish = (answered: boolean) => {
      clearTimeout(timer)
      port1.close()
      resolve(answered)
    }
    const timer = setTimeout(finish, openUrlTimeoutMs, false)
    port1.onmessage = () => finish(true)
    client.postMessage({ type: openUrlType, url }, [port2])
  })

/** In the page: the service worker's URLs to open. Returns how to stop it. */
export function listenToOpenUrl(open: (url: string) => void): () => void {
  const unmount = new AbortController()
  navigator.serviceWorker?.addEventListener(
    'message',
    ({ data, ports }) => {
      if (data?.type !== openUrlType) return
      open(urlOf(data))
      ports[0]?.postMessage(null)
    },
    { signal: unmount.signal },
  )
  return () => unmount.abort()
}
