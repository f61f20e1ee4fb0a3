import { version as shellVersion } from '../../package.json'
import { mountMsOf } from './mount-times'

/** Why a mode failed to load or run. */
export type ErrorKind =
  /** The registry has no entry for it, or cannot be loaded. */
  | 'unregistered'
  /** The registry says that it is closed, and why. */
  | 'disabled'
  | 'unreachable'
  /** The page's policy does not allow its origin (`origins.json`). */
  | 'refused-origin'
  | 'missing'
  | 'server-error'
  | 'timeout'
  | 'broken-script'
  | 'not-a-mode'
  | 'wrong-contract'
  /** The shell does not satisfy the versions in `needs`. An error only where the mode has no shares of its own. */
  | 'incompatible-shares'
  /** It threw before its first screen was rendered: in bootstrap, mount or the first render. */
  | 'failed-start'
  | 'crashed'
  /** It threw in an event handler, in a promise or while unmounting; the screen stays. */
  | 'uncaught'

/** Whether the release itself has failed, not the network, the server or the page's policy. */
export const isCrash = (kind: ErrorKind): boolean =>
  /^(?:crashed|failed-start|broken-script|not-a-mode)$/.test(kind)

/** What an error reporter receives. */
export interface ErrorReport {
  /** `shell`: thrown in the app around the modes. */
  mode: string
  kind: ErrorKind
  /** The release's URL; absent when it is unknown. */
  url?: string
  /** The mode runs all the same. */
  isNotice?: boolean
  cause: unknown
}

/** What a monitoring service receives. */
export interface Fault extends ErrorReport {
  /** The release's name. */
  release?: string | undefined
  shellVersion: string
  /** Milliseconds that the mode took to mount, if it did. */
  mountMs?: number | undefined
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
export function createErrorReporter(onFault: (fault: Fault) => void) {
  return (report: ErrorReport) => {
    const from = report.url ? ` from ${report.url}` : ''
    console.warn(`[baithak] ${report.mode}${from}: ${report.kind}`, report.cause)
    const release = report.url?.split('/').at(-2)
    onFault({ ...report, release, shellVersion, mountMs: mountMsOf(report.mode) })
  }
}
