import type { RootOptions } from 'react-dom/client'
import type { ErrorReport } from '../loading/mode-load-error'

type Options = Required<
  Pick<RootOptions, 'onCaughtError' | 'onUncaughtError' | 'onRecoverableError'>
>

/** The options of the shell's React root: whatever is thrown below it is reported. */
export function rootErrorHandlers(report: (fault: ErrorReport) => void): Options {
  const reportUncaught = (cause: unknown) => {
    report({ mode: 'shell', kind: 'uncaught', cause })
    // React's own way, which names it as an error in the console.
    reportError(cause)
  }
  return {
    onCaughtError: (cause) => report({ mode: 'shell', kind: 'crashed', cause }),
    onUncaughtError: reportUncaught,
    onRecoverableError: reportUncaught,
  }
}
