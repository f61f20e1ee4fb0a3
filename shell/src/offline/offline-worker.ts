import { updateTimeoutMs } from '@baithak/contract/timeouts'
import { withTimeout } from '@baithak/storage/with-timeout'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { isSaveDataEnabled } from '../loading/is-save-data-enabled'
import { requestIdle, waitForNetworkIdle } from '../loading/wait-for-network-idle'
import type { RegistryEntry } from '../registry/registry'
import { activateWaiting, installNewest } from './activate-waiting'
import { listReleaseFiles } from './release-files'
import { serviceWorkerQuery, serviceWorkerUrl } from './service-worker-url'
import { loadedUrls, type UrlToCache } from './urls-to-cache'

export interface OfflineWorker {
  /** Resolves once the worker is active; to undefined without one. */
  ready: Promise<ServiceWorkerRegistration | undefined>
  /** True when a newer shell is installed and waiting. */
  updateAvailable: StoreApi<boolean>
  /** The first screen is shown. */
  handleFirstScreen(): void
  /** Activates the shell that waits, if any, and reloads the page; resolves to whether it does. */
  applyUpdate(): Promise<boolean>
  /** The same for a shell that it first fetches. Tried once in a page: a reload would not help a second time. */
  fetchUpdate(): Promise<boolean>
  /** Caches all files of a mode for offline use. */
  cacheMode(entry: RegistryEntry): void
}

/** A page that stays open checks for a newer shell this often, when it becomes visible. */
const updateCheckIntervalMs = 60 * 60 * 1000

/** A first screen that has not been shown by then no longer delays the service worker. */
const firstScreenDelayMs = 500

const timeoutError = () => new Error(`no newer shell is installed after ${updateTimeoutMs} ms`)

/**
 * Registers the service worker, once the first screen is shown: a visit may be over soon after. Does nothing where the
 * browser has no service workers.
 */
export function createOfflineWorker(): OfflineWorker {
  const updateAvailable = createStore(() => false)
  if (!navigator.serviceWorker || !import.meta.env.PROD)
    return {
      ready: Promise.resolve(undefined),
      updateAvailable,
      handleFirstScreen() {},
      applyUpdate: async () => false,
      fetchUpdate: async () => false,
      cacheMode() {},
    }

  const query = navigator.serviceWorker
    .getRegistration()
    .then((current) => serviceWorkerQuery(current?.active?.scriptURL))
  let handleFirstScreen = () => {}
  const shown = new Promise<void>((resolve) => {
    handleFirstScreen = resolve
    setTimeout(resolve, firstScreenDelayMs)
  })
  const ready = Promise.all([query, shown])
    .then(async ([query]) => {
      // Typed for browsers without Trusted Types.
      const url = serviceWorkerUrl(query) as string
      watchForUpdate(await navigator.serviceWorker.register(url), (isWaiting) =>
        updateAvailable.setState(isWaiting, true),
      )
      return navigator.serviceWorker.ready
    })
    // Without a service worker everything works, but only online.
    .catch(() => undefined)
  const cacheUrls = (urlsToCache: UrlToCache[]) =>
    ready.then((worker) =>
      worker?.active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } }),
    )

  let lastCheck = Date.now()
  // Browsers check only when a page loads, and an installed app may stay open for days.
  const checkForUpdate = () => {
    if (document.hidden || Date.now() - lastCheck < updateCheckIntervalMs) return
    lastCheck = Date.now()
    void ready.then((worker) => worker?.update()).catch(() => {})
  }
  document.addEventListener('visibilitychange', checkForUpdate)

  // These requests were made before the worker controlled the page.
  const cacheLoaded = () => cacheUrls(loadedUrls())
  void ready.then(cacheLoaded).then(waitForNetworkIdle).then(cacheLoaded)
  const cachedUrls = new Set<string>()
  // Not `ready`, which waits until the first screen is shown.
  const currentWorker = () => navigator.serviceWorker.getRegistration().catch(() => undefined)
  const applyUpdate = async () => {
    const worker = await currentWorker()
    if (!worker?.waiting) return false
    activateWaiting(worker, () => location.reload())
    return true
  }
  let fetched: Promise<boolean> | undefined
  return {
    ready,
    updateAvailable,
    handleFirstScreen,
    applyUpdate,
    fetchUpdate: () => {
      fetched ??= currentWorker()
        .then(
          (worker) => worker && withTimeout(installNewest(worker), updateTimeoutMs, timeoutError),
        )
        .then((isInstalled) => isInstalled === true && applyUpdate())
        .catch(() => false)
      return fetched
    },
    cacheMode(entry) {
      handleFirstScreen()
      checkForUpdate()
      if (isSaveDataEnabled() || cachedUrls.has(entry.url)) return
      cachedUrls.add(entry.url)
      void ready
        .then(requestIdle)
        .then(() => listReleaseFiles(entry))
        .then((files) => cacheUrls(files))
    },
  }
}

/** Calls back with whether a newer worker waits beside the active one, now and after each change. */
function watchForUpdate(
  registration: ServiceWorkerRegistration,
  onChange: (isWaiting: boolean) => void,
) {
  const check = () => onChange(!!registration.active && !!registration.waiting)
  const watch = (worker: ServiceWorker | null) => worker?.addEventListener('statechange', check)
  check()
  watch(registration.waiting)
  watch(registration.installing)
  registration.addEventListener('updatefound', () => watch(registration.installing))
}
