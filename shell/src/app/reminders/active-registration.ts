import { serviceWorkerTimeoutMs } from '@baithak/contract/timeouts'
import { withTimeout } from '@baithak/storage/with-timeout'

type Registration = ServiceWorkerRegistration | undefined

/**
 * The registration of the active service worker. That of an earlier visit is found without the network; the first one
 * (`ready`) may never activate, so the wait ends after a timeout.
 */
export function activeRegistration(ready: Promise<Registration>): Promise<Registration> {
  const find = async () => {
    const installed = await navigator.serviceWorker?.getRegistration()
    return installed?.active ? installed : ready
  }
  return withTimeout(find(), serviceWorkerTimeoutMs, () => new Error('No service worker')).catch(
    () => undefined,
  )
}
