import { createStore, type StoreApi } from 'zustand/vanilla'
import { isSaveDataEnabled, networkIdle, requestIdle } from '../services/network-idle'
import type { OfflineWorker } from '../services/shell-services'
import { type FileToCache, listReleaseFiles } from './release-files'
import { serviceWorkerQuery, serviceWorkerUrl } from './service-worker-url'

/** The shortest time between checks for an update. A page checks when it becomes visible: it may stay open for days. */
const updateCheckIntervalMs = 60 * 60 * 1000

/** Registers the service worker, if the browser has one. A first visit does so once the network is idle. */
export function createOfflineWorker(): OfflineWorker {
  const updateAvailable = createStore(() => false)
  if (!navigator.serviceWorker || !import.meta.env.PROD)
    return { updateAvailable, applyUpdate: async () => false, cacheMode() {} }

  const register = async () => {
    if (!navigator.serviceWorker.controller) await networkIdle()
    const current = await navigator.serviceWorker.getRegistration()
    const query = await serviceWorkerQuery(current?.active?.scriptURL)
    // The types of `register` do not know Trusted Types.
    const url = serviceWorkerUrl(query) as string
    const registration = await navigator.serviceWorker.register(url)
    watchForUpdate(registration, updateAvailable)
    let lastCheck = Date.now()
    document.addEventListener('visibilitychange', () => {
      if (document.hidden || Date.now() - lastCheck < updateCheckIntervalMs) return
      lastCheck = Date.now()
      registration.update().catch(() => {})
    })
    return navigator.serviceWorker.ready
  }
  // The app works online if this fails.
  const ready = register().catch(() => undefined)
  const post = (message: object) => ready.then((worker) => worker?.active?.postMessage(message))
  const cacheUrls = (urlsToCache: FileToCache[]) =>
    post({ type: 'CACHE_URLS', payload: { urlsToCache } })
  if (!isSaveDataEnabled())
    void ready.then(networkIdle).then(() => {
      void post({ type: 'CACHE_SHELL' })
      // The worker has not seen what this page requested before, such as the fonts of Hindi.
      return cacheUrls(requestedAssets().map((url) => [url, {}]))
    })

  const applyUpdate = async () => {
    const waiting = (await navigator.serviceWorker.getRegistration())?.waiting
    // A page without a controller never receives `controllerchange`.
    waiting?.addEventListener('statechange', () => {
      if (waiting.state === 'activated') location.reload()
    })
    waiting?.postMessage({ type: 'SKIP_WAITING' })
    return !!waiting
  }
  const cachedUrls = new Set<string>()
  return {
    updateAvailable,
    applyUpdate: () => applyUpdate().catch(() => false),
    cacheMode(entry) {
      if (isSaveDataEnabled() || cachedUrls.has(entry.url)) return
      cachedUrls.add(entry.url)
      void ready
        .then(requestIdle)
        .then(() => listReleaseFiles(entry))
        .then(cacheUrls)
    },
  }
}

const requestedAssets = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => url.startsWith(`${location.origin}/assets/`))

/** Sets whether a newer worker waits beside the active one, now and after each change. */
function watchForUpdate(registration: ServiceWorkerRegistration, isWaiting: StoreApi<boolean>) {
  const check = () => isWaiting.setState(!!registration.active && !!registration.waiting, true)
  const watch = (worker: ServiceWorker | null) => worker?.addEventListener('statechange', check)
  check()
  watch(registration.waiting)
  watch(registration.installing)
  registration.addEventListener('updatefound', () => watch(registration.installing))
}
