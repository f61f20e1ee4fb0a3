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
import { createI18n } from './services/i18n'
import { createToasts } from './services/toasts'

const { i18n, translations, ready } = createI18n()
const toasts = createToasts()
const storage = createStorage({
  area: () => window.localStorage,
  events: window,
  now: () => new Date(),
  // Storage that is forbidden is found out before there are texts to say so.
  onTrouble: ({ kind }) =>
    ready.then(() =>
      toasts.show({
        title: i18n.t(`storage.${kind}.title`),
        description: i18n.t(`storage.${kind}.text`),
        destructive: true,
      }),
    ),
})

/** The place for a team's error reporter: told of every mode that fails, and of the shell, by kind (`modes/fault.ts`). */
const onErrorReport = (_fault: ErrorReport) => {}
const report = createErrorReporter(onErrorReport)
const knownGood = createKnownGood(storage)
const registry = createRegistryQuery({ stored: createStoredRegistry(storage, knownGood) })
watchRefusedOrigins()
watchUncaughtErrors({ registry, knownGood, report })

const offline = createOfflineWorker()
prefetchOnIntent({ registry, i18n })
preventDoubleTap()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root to draw the app in.')

const options = rootErrorHandlers(report)

// Texts before the first render: a fallback drawn first and replaced costs about one round trip (measured).
// Until then the "loading" of index.html stands, below a first paint where there is one.
ready.then(
  () => {
    const app = (
      <StrictMode>
        <ShellBoundary>
          <App
            services={{ storage, toasts, i18n, translations, registry, knownGood, report, offline }}
          />
        </ShellBoundary>
      </StrictMode>
    )
    // In slices, between which the page can do something else.
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
