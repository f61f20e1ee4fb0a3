import './shell.css'
import { isUserOnboardedRecord } from '@baithak/domain'
import { themeRecord } from '@baithak/domain/theme-record'
import { ErrorBoundary } from '@baithak/platform'
import { hideFailedImages, ignoreInputMethods } from '@baithak/ui'
import { followTheme } from '@baithak/ui/follow-theme'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app'
import { createServices } from './app/create-services'
import { rootErrorHandlers, ShellError } from './app/errors/shell-error'
import { reloadAfterSignOut } from './app/reload-after-sign-out'
import { prefetchOnceIdle, prefetchOnIntent } from './modes/prefetch'
import { watchUncaughtErrors } from './modes/uncaught-errors'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root to render the app into.')

const { services, ready } = createServices()

followTheme(services.storage.record(themeRecord))
watchUncaughtErrors(services)
prefetchOnIntent(services)
// A new visitor passes onboarding before the first mode, so nothing is prefetched yet.
if (services.storage.record(isUserOnboardedRecord).getState()) void prefetchOnceIdle(services)
ignoreInputMethods()
hideFailedImages()

const app = createRoot(root, rootErrorHandlers(services.report))
const fallback = <ShellError />
const render = (content = fallback) =>
  app.render(<ErrorBoundary fallback={fallback}>{content}</ErrorBoundary>)
reloadAfterSignOut(services.storage, () => app.unmount())

// The page shows its prerendered screen until this renders.
ready.then(
  () => {
    // A transition renders in time slices, so the page stays responsive.
    startTransition(() =>
      render(
        <StrictMode>
          <App services={services} />
        </StrictMode>,
      ),
    )
  },
  (cause) => {
    services.report({ mode: 'shell', kind: 'unreachable', cause })
    render()
  },
)
