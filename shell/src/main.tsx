import './shell.css'
import { keepDay } from '@baithak/domain'
import { createStorage } from '@baithak/storage'
import { ignoreInputMethods } from '@baithak/ui'
import { followTheme } from '@baithak/ui/follow-theme'
import { themeRecord } from '@baithak/ui/theme-record'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app'
import { rootErrorHandlers } from './app/errors/root-error-handlers'
import { ShellBoundary, ShellError } from './app/errors/shell-error'
import { createErrorReporter } from './faults/mode-load-error'
import { createTranslations } from './languages/i18n'
import { prefetchOnceIdle, prefetchOnIntent } from './modes/prefetch'
import { watchUncaughtErrors } from './modes/uncaught-errors'
import { createOfflineWorker } from './offline/offline-worker'
import { createKnownGood } from './registry/known-good'
import { readPreviewRequest } from './registry/preview-request'
import { createRegistryQuery } from './registry/registry-query'
import { createAppInfo } from './services/app-info'
import { openSnapshots } from './services/snapshots'
import { createToasts } from './services/toasts'

// At once: a visit may be over soon.
const offline = createOfflineWorker()
const snapshots = openSnapshots()
const translations = createTranslations()
const { i18n, ready } = translations
const toasts = createToasts()
const storage = createStorage({
  backend: () => window.localStorage,
  events: window,
  now: () => new Date(),
  // Blocked storage is detected before the translations have loaded.
  onError: ({ kind }) =>
    ready.then(() =>
      toasts.show({
        title: i18n.t(`storage.${kind}.title`),
        description: i18n.t(`storage.${kind}.text`),
        destructive: true,
      }),
    ),
  saveToDisk: snapshots?.save,
})

followTheme(storage.record(themeRecord))

/** `<meta name="fault-endpoint">` of index.html names the monitoring service; without it nothing is sent. */
const endpoint = document.querySelector<HTMLMetaElement>('[name="fault-endpoint"]')?.content
const knownGood = createKnownGood(storage)
const previewRequest = readPreviewRequest()
const previews = previewRequest
  ? import('./registry/load-previews')
      .then(({ loadPreviews }) => loadPreviews(previewRequest))
      .catch((cause) => {
        console.warn('releases.json cannot be used', cause)
        return {}
      })
  : undefined
const registry = createRegistryQuery({
  storage,
  knownGood,
  previews,
  // A preview is not stored.
  isOnDevice: () => !previewRequest && !!navigator.serviceWorker?.controller,
})
const report = createErrorReporter((error) => {
  if (endpoint)
    import('./faults/send-report')
      .then(({ sendReport }) => sendReport(endpoint, error))
      .catch(() => {})
})
watchUncaughtErrors({ registry, knownGood, report })

const appInfo = createAppInfo(registry)
prefetchOnIntent({ registry, i18n })
void prefetchOnceIdle({ registry, i18n })
ignoreInputMethods()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root to render the app into.')

const options = rootErrorHandlers(report)

snapshots?.restored.then((isRestored) => {
  // What the page has read is older.
  if (isRestored) window.location.reload()
  else void keepDay(storage.readTexts(), new Date())
})

// Until the texts and the modes are known, the page shows its static screen.
Promise.all([ready, registry.known]).then(
  () => {
    const app = (
      <StrictMode>
        <ShellBoundary>
          <App
            services={{
              storage,
              toasts,
              i18n,
              translations,
              registry,
              knownGood,
              report,
              offline,
              appInfo,
            }}
          />
        </ShellBoundary>
      </StrictMode>
    )
    // A transition renders in time slices, so the page stays responsive.
    startTransition(() => {
      createRoot(root, options).render(app)
    })
  },
  (cause) => {
    report({ mode: 'shell', kind: 'unreachable', cause })
    createRoot(root, options).render(
      <ShellBoundary>
        <ShellError />
      </ShellBoundary>,
    )
  },
)
