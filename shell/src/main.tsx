import './shell.css'
import { createStorage } from '@baithak/shared/storage'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app'
import { preventDoubleTap } from './app/prevent-double-tap'
import { rootErrorHandlers } from './app/root-error-handlers'
import { ShellBoundary, ShellError } from './app/shell-error'
import { createErrorReporter, type ErrorReport } from './loading/mode-load-error'
import { watchRefusedOrigins } from './loading/refused-origins'
import { prefetchOnIntent } from './modes/prefetch-on-intent'
import { watchUncaughtErrors } from './modes/uncaught-errors'
import { createOfflineWorker } from './offline/offline-worker'
import { createKnownGood } from './registry/known-good'
import { createRegistryQuery } from './registry/registry-query'
import { createStoredRegistry } from './registry/stored-registry'
import { createAppInfo } from './services/app-info'
import { createI18n } from './services/i18n'
import { createToasts } from './services/toasts'

const { i18n, translations, ready } = createI18n()
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
})

/** Send errors of modes and of the shell to a monitoring service here. */
const onErrorReport = (_report: ErrorReport) => {}
const report = createErrorReporter(onErrorReport)
const knownGood = createKnownGood(storage)
const registry = createRegistryQuery({ stored: createStoredRegistry(storage, knownGood) })
watchRefusedOrigins()
watchUncaughtErrors({ registry, knownGood, report })

const offline = createOfflineWorker()
const appInfo = createAppInfo(registry)
prefetchOnIntent({ registry, i18n })
preventDoubleTap()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root to render the app into.')

const options = rootErrorHandlers(report)

// Rendering waits for the translations: a fallback that is replaced costs about one round trip (measured).
// Until then index.html shows its "loading", or a prerendered screen.
ready.then(
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
      if (root.hasChildNodes()) hydrateRoot(root, app, options)
      else createRoot(root, options).render(app)
    })
  },
  (cause) => {
    report({ mode: 'shell', kind: 'timeout', cause })
    createRoot(root, options).render(
      <ShellBoundary>
        <ShellError />
      </ShellBoundary>,
    )
  },
)
