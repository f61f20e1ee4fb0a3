import './shell.css'
import { createStorage } from '@baithak/shared/storage'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app'
import { reportingRoot } from './app/reporting-root'
import { ignoreSecondTaps } from './app/second-tap'
import { ShellBoundary, ShellError } from './app/shell-error'
import { createLanguages } from './host/languages'
import { createToasts } from './host/toasts'
import { createFaultReport, type Fault } from './modes/fault'
import { prepareOnIntent } from './modes/get-ready'
import { createKnownGood } from './modes/known-good'
import { watchRefusedOrigins } from './modes/refused-origins'
import { createRegistryKeeper } from './modes/registry-keeper'
import { createStoredRegistry } from './modes/stored-registry'
import { watchUncaught } from './modes/uncaught'
import { createOfflineWorker } from './offline/offline-worker'

const { i18n, texts, ready } = createLanguages()
const toasts = createToasts()
const storage = createStorage({
  backend: () => window.localStorage,
  events: window,
  now: () => new Date(),
  // Storage that is forbidden is found out before there are texts to say so.
  onError: ({ kind }) =>
    ready.then(() =>
      toasts.show({
        title: i18n.t(`storage.${kind}.title`),
        description: i18n.t(`storage.${kind}.text`),
        destructive: true,
      }),
    ),
})

/** The place for a team's error reporter: told of every mode that fails, and of the shell, by kind (`modes/fault.ts`). */
const onFault = (_fault: Fault) => {}
const report = createFaultReport(onFault)
const knownGood = createKnownGood(storage)
const registry = createRegistryKeeper({ stored: createStoredRegistry(storage, knownGood) })
watchRefusedOrigins()
watchUncaught({ registry, knownGood, report })

const offline = createOfflineWorker()
prepareOnIntent({ registry, i18n })
ignoreSecondTaps()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root to draw the app in.')

const options = reportingRoot(report)

// Texts before the first render: a fallback drawn first and replaced costs about one round trip (measured).
// Until then the "loading" of index.html stands, below a first paint where there is one.
ready.then(
  () => {
    const app = (
      <StrictMode>
        <ShellBoundary>
          <App services={{ storage, toasts, i18n, texts, registry, knownGood, report, offline }} />
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
