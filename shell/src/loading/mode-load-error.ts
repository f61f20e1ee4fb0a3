/** Why a mode failed to load or run. */
export type ErrorKind =
  /** The registry has no entry for it, or cannot be loaded. */
  | 'unregistered'
  | 'unreachable'
  /** The page's policy does not allow its origin (`origins.json`). */
  | 'refused-origin'
  | 'missing'
  | 'server-error'
  | 'timeout'
  | 'broken-script'
  | 'not-a-mode'
  | 'wrong-contract'
  /** It threw before its first screen was rendered: in bootstrap, mount or the first render. */
  | 'failed-start'
  | 'crashed'
  /** It threw in an event handler, in a promise or while unmounting; the screen stays. */
  | 'uncaught'

/** What an error reporter receives. */
export interface ErrorReport {
  /** `shell`: thrown in the app around the modes. */
  mode: string
  kind: ErrorKind
  /** The release's URL; absent when it is unknown. */
  url?: string
  cause: unknown
}

export class ModeLoadError extends Error {
  override name = 'ModeLoadError'
  readonly kind: ErrorKind

  constructor(kind: ErrorKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

/** Logs each error to the console, with its kind, and passes it on. */
export function createErrorReporter(onErrorReport: (report: ErrorReport) => void) {
  return (report: ErrorReport) => {
    const from = report.url ? ` from ${report.url}` : ''
    console.warn(`[baithak] ${report.mode}${from}: ${report.kind}`, report.cause)
    onErrorReport(report)
  }
}
