import { addMissingId, saveDay } from '@baithak/domain'
import { createStorage } from '@baithak/storage'
import { createTranslations, storeLanguage } from '../languages/i18n'
import { createKnownGood } from '../modes/known-good'
import { readPreviewRequest } from '../modes/preview'
import { createRegistryQuery } from '../modes/registry-query'
import { createOfflineWorker } from '../offline/offline-worker'
import { createAppInfo } from '../services/app-info'
import { createReporter } from '../services/error-reports'
import { openLatestSnapshot } from '../services/latest-snapshot'
import type { ShellServices } from '../services/shell-services'
import { createToasts } from '../services/toasts'

/** Creates the services of the page. `ready` resolves once the texts and the modes are known. */
export function createServices(): { services: ShellServices; ready: Promise<unknown> } {
  // At once: a visit may be over soon.
  const offline = createOfflineWorker()
  const snapshots = openLatestSnapshot()
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
    // What the page has read is older.
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
    // A preview is not stored.
    isOnDevice: () => !previewRequest && !!navigator.serviceWorker?.controller,
  })

  return {
    services: {
      storage,
      toasts,
      i18n,
      translations,
      registry,
      knownGood,
      report: createReporter(),
      offline,
      appInfo: createAppInfo(registry),
    },
    ready: Promise.all([translations.ready, registry.known]),
  }
}
