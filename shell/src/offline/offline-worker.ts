import type { ModeJson } from '@baithak/shared/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { RegistryEntry } from '../modes/registry'

export interface OfflineWorker {
  /** True when a newer shell waits to be used. */
  newVersion: StoreApi<boolean>
  /** Loads the app anew, with the newer shell. */
  useNewVersion(): void
  /** Keeps a mode on this device, all of its screens, for when there is no network. */
  keepMode(entry: RegistryEntry): void
}

/** What keeps the app on the device. Does nothing where the browser has no service workers. */
export function createOfflineWorker(): OfflineWorker {
  const newVersion = createStore(() => false)
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD)
    return { newVersion, useNewVersion() {}, keepMode() {} }

  const ready = whenIdle()
    .then(async () => {
      const { Workbox } = await import('workbox-window')
      const workbox = new Workbox('/service-worker.js')
      workbox.addEventListener('waiting', () => newVersion.setState(true, true))
      await workbox.register()
      return navigator.serviceWorker.ready
    })
    // Without it everything works but the network must be there.
    .catch(() => undefined)
  const keep = (addresses: string[]) =>
    ready.then((worker) => worker?.active?.postMessage({ keep: addresses }))

  // What came before the worker stood has passed it by.
  void ready.then(() => keep([...neededToStart(), ...loadedSoFar()]))
  return {
    newVersion,
    useNewVersion() {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
      void ready.then((worker) => worker?.waiting?.postMessage('use the new version'))
    },
    keepMode(entry) {
      if (!savesData()) void keep(filesOf(entry))
    },
  }
}

const filesOf = ({ url, manifest }: { url: string; manifest: ModeJson }) =>
  Object.keys(manifest.integrity).map((file) => new URL(file, url).href)

const neededToStart = () =>
  ['/remotes.json', `/locales/${document.documentElement.lang}/translation.json`].map(
    (path) => new URL(path, location.origin).href,
  )

const loadedSoFar = () => performance.getEntriesByType('resource').map(({ name }) => name)

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

const whenIdle = () =>
  new Promise<void>((resolve) => {
    const settle = () =>
      'requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : resolve()
    if (document.readyState === 'complete') settle()
    else addEventListener('load', settle, { once: true })
  })
