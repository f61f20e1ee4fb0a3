import { addMissingId, saveDay } from '@baithak/domain'
import {
  createLatestSnapshot,
  createStorage,
  openBackend,
  requestPersistence,
} from '@baithak/storage'
import { createTranslations, storeLanguage } from '../languages/i18n'
import { createKnownGood } from '../modes/known-good'
import { readPreviewRequest } from '../modes/preview'
import { createRegistryQuery } from '../modes/registry-query'
import { createOfflineWorker } from '../offline/offline-worker'
import { createAppInfo } from '../services/app-info'
import { createReporter } from '../services/error-reports'
import type { ShellServices } from '../services/shell-services'
import { createToasts } from '../services/toasts'

/** Creates the services of the page. `ready` resolves once the texts and the modes are known. */
export function createServices(): { services: ShellServices; ready: Promise<unknown> } {
  const offline = createOfflineWorker()
  const snapshots = openSnapshots()
  const translations = createTranslations()
  const { i18n } = translations
  const toasts = createToasts()
  const storage = createStorage({
    backend: () => window.localStorage,
    events: window,
    now: () => new Date(),
    // Blocked storage is detected before the translations have loaded.
    onError: ({ kind }) =>
      translations.ready.then(() =>
        toasts.show({
          title: i18n.t(`storage.${kind}.title`),
          description: i18n.t(`storage.${kind}.text`),
          destructive: true,
        }),
      ),
    saveSnapshot: snapshots?.save,
  })
  storeLanguage(i18n, storage)
  void snapshots?.restored.then((isRestored) => {
    // The page has already read the entries from before the restore.
    if (isRestored) window.location.reload()
    else {
      addMissingId(storage)
      void saveDay(storage.readEntries(), new Date())
    }
  })

  const knownGood = createKnownGood(storage)
  const previewRequest = readPreviewRequest()
  const registry = createRegistryQuery({
    storage,
    knownGood,
    previews: previewRequest
      ? import('../modes/load-previews').then((module) => module.loadPreviews(previewRequest))
      : undefined,
    // The registry that is stored does not name a previewed release.
    isOnDevice: () => !previewRequest && !!navigator.serviceWorker?.controller,
  })
  const modes = {
    registry,
    knownGood,
    report: createReporter(),
    appInfo: createAppInfo(registry),
  }
  return {
    services: { storage, toasts, i18n, translations, offline, ...modes },
    ready: Promise.all([translations.ready, registry.known]),
  }
}

/** Returns undefined where the browser forbids storage. */
function openSnapshots() {
  try {
    const session = openBackend(() => window.sessionStorage)
    const snapshots = createLatestSnapshot({ backend: window.localStorage, session })
    let isPersistenceRequested = false
    return {
      restored: snapshots.restore(),
      save() {
        void snapshots.save()
        // The browser may ask the visitor, so each page requests this once.
        if (!isPersistenceRequested) void requestPersistence()
        isPersistenceRequested = true
      },
    }
  } catch {
    return undefined
  }
}
