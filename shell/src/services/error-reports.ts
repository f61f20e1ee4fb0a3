import { releaseName } from '@baithak/contract/release-name'
import { version } from '../../package.json'

/** Why a mode failed to load or run. */
export type ErrorKind =
  /** The registry has no entry for it, or cannot be loaded, or closes it. */
  | 'unregistered'
  /** A file does not come: no network, no answer, no such file, a wrong hash, an origin that the page's policy refuses. */
  | 'unreachable'
  /** Its contract is another one, or it needs versions that the shell does not provide. */
  | 'incompatible'
  /** It does not start: a script that throws, no mode, nothing rendered. */
  | 'broken'
  /** It threw after its first screen; the screen stays where that was in an event handler or a promise. */
  | 'crashed'

/** What an error reporter receives. */
export interface ErrorReport {
  /** `shell`: thrown in the app around the modes. */
  mode: string
  kind: ErrorKind
  /** The release's URL; absent when it is unknown. */
  url?: string
  cause: unknown
}

/** Where the function is in the code: URLs with line and column, of which none contains what the visitor has entered. */
const positions = /(?:https?:\/\/[^\s)]+|assets\/[^\s)]+):\d+:\d+/g

/** Without the message of an error, which may contain a value that the visitor has entered. */
function contentOf({ mode, kind, url, cause }: ErrorReport) {
  const error = cause instanceof Error ? cause : undefined
  const stack = (error?.stack?.match(positions) ?? []).map((position) =>
    position.replace(/[?#][^:]*(?=:\d+:\d+$)/, ''),
  )
  const release = url && releaseName(url)
  return { mode, kind, release, shell: version, error: error?.name, stack: stack.slice(0, 20) }
}

/**
 * Logs each error to the console, with its kind, and sends it to the monitoring service that `<meta name="fault-endpoint">`
 * of index.html names, if any: in a way that survives the end of the page, and as plain text, which needs no preflight request.
 */
export function createReporter() {
  const endpoint = document.querySelector<HTMLMetaElement>('[name="fault-endpoint"]')?.content
  return (report: ErrorReport): void => {
    const from = report.url ? ` from ${report.url}` : ''
    console.warn(`[baithak] ${report.mode}${from}: ${report.kind}`, report.cause)
    if (endpoint) navigator.sendBeacon(endpoint, JSON.stringify(contentOf(report)))
  }
}
