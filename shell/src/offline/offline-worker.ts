import { createStore, type StoreApi } from 'zustand/vanilla'
import { savesData } from '../loading/is-save-data-enabled'
import { whenIdle, whenQuiet } from '../loading/wait-for-network-idle'
import type { RegistryEntry } from '../registry/registry'
import { serviceWorkerQuery, serviceWorkerUrl } from './service-worker-url'
import { filesOf, loadedSoFar, type UrlToCache } from './urls-to-cache'

export interface OfflineWorker {
  /** True when a newer shell waits to be used. */
  newVersion: StoreApi<boolean>
  /** Loads the app anew, with the newer shell. */
  useNewVersion(): void
  /** Keeps a mode on this device, all of its screens, for when there is no network. */
  keepMode(entry: RegistryEntry): void
}

/** Milliseconds before a page that stays open, or comes back to the front, asks for a newer shell once more. */
const askAgainAfter = 60 * 60 * 1000

/** What keeps the app on the device. Does nothing where the browser has no service workers. */
export function createOfflineWorker(): OfflineWorker {
  const newVersion = createStore(() => false)
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD)
    return { newVersion, useNewVersion() {}, keepMode() {} }

  const ready = whenQuiet()
    .then(async () => {
      const { Workbox } = await import('workbox-window')
      const known = await navigator.serviceWorker.getRegistration()
      const query = await serviceWorkerQuery(known?.active?.scriptURL)
      const workbox = new Workbox(serviceWorkerUrl(query))
      workbox.addEventListener('waiting', () => newVersion.setState(true, true))
      await workbox.register()
      return navigator.serviceWorker.ready
    })
    // Without it everything works but the network must be there.
    .catch(() => undefined)
  const cacheUrls = (urlsToCache: UrlToCache[]) =>
    ready.then((worker) =>
      worker?.active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } }),
    )

  let asked = Date.now()
  // Browsers ask by themselves only when a page is loaded, and an installed app may stay open for days.
  const askForNewVersion = () => {
    if (document.hidden || Date.now() - asked < askAgainAfter) return
    asked = Date.now()
    void ready.then((worker) => worker?.update()).catch(() => {})
  }
  document.addEventListener('visibilitychange', askForNewVersion)

  // What came before the worker stood has passed it by.
  void ready.then(() => cacheUrls(loadedSoFar()))
  const kept = new Set<string>()
  return {
    newVersion,
    useNewVersion() {
      void ready.then((worker) => takeOver(worker?.waiting, () => location.reload()))
    },
    keepMode(entry) {
      askForNewVersion()
      if (savesData() || kept.has(entry.url)) return
      kept.add(entry.url)
      void ready
        .then(whenIdle)
        .then(() => filesOf(entry))
        .then(cacheUrls)
    },
  }
}

/** Calls in the worker that waits, and loads the page anew once it stands; another tab may have done the first. */
export function takeOver(next: ServiceWorker | null | undefined, reload: () => void) {
  if (!next) return reload()
  // Not `controllerchange`: a page loaded past the worker has none and would wait for ever.
  next.addEventListener('statechange', () => {
    if (next.state === 'activated') reload()
  })
  next.postMessage({ type: 'SKIP_WAITING' })
}
