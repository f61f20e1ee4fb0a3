import { serviceWorkerTimeoutMs, withTimeout } from '@baithak/shared/timeouts'

type Registration = ServiceWorkerRegistration | undefined

/**
 * The registration of the active service worker. One of an earlier visit is there without the network; the first one,
 * `ready`, may never be, and is waited for only so long.
 */
export function activeWorker(ready: Promise<Registration>): Promise<Registration> {
  const find = async () => {
    const installed = await navigator.serviceWorker?.getRegistration()
    return installed?.active ? installed : ready
  }
  return withTimeout(find(), serviceWorkerTimeoutMs, () => new Error('No service worker')).catch(
    () => undefined,
  )
}
