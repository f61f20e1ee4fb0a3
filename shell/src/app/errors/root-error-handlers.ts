import type { RootOptions } from 'react-dom/client'
import type { ErrorReport } from '../../services/error-reports'

/** Options of the shell's React root that report every error below it. */
export function rootErrorHandlers(report: (error: ErrorReport) => void) {
  const reportUncaught = (cause: unknown) => {
    report({ mode: 'shell', kind: 'crashed', cause })
    // React's default, which logs it to the console.
    reportError(cause)
  }
  return {
    onCaughtError: (cause) => report({ mode: 'shell', kind: 'crashed', cause }),
    onUncaughtError: reportUncaught,
    onRecoverableError: reportUncaught,
  } satisfies RootOptions
}
