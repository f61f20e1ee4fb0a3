const openUrlType = 'OPEN_URL'

type Windows = Pick<Clients, 'matchAll' | 'openWindow'>

/** In the service worker: opens the page of a pressed notification, in an open window if there is one. */
export async function openNotification(notification: Notification, windows: Windows) {
  notification.close()
  const { url } = notification.data
  // The one that was used last. The worker does not control the page that has installed it.
  const [client] = await windows.matchAll({ type: 'window', includeUncontrolled: true })
  if (!client) return windows.openWindow(url)
  client.postMessage({ type: openUrlType, url })
  return client.focus()
}

/** In the page: the service worker's URLs to open. Returns how to stop it. */
export function listenToOpenUrl(open: (url: string) => void): () => void {
  const unmount = new AbortController()
  navigator.serviceWorker?.addEventListener(
    'message',
    ({ data }) => {
      if (data?.type === openUrlType) open(data.url)
    },
    { signal: unmount.signal },
  )
  return () => unmount.abort()
}
