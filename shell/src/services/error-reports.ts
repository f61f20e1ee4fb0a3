import { releaseName } from '@baithak/contract/release-name'
import { version } from '../../package.json'

/** Why a mode failed to load or run. */
export type ErrorKind =
  /** The registry does not name it, disables it, or cannot be loaded. */
  | 'unregistered'
  /** A file did not come: no network, no such file, a wrong hash, an origin that the page's policy refuses. */
  | 'unreachable'
  /** It has another contract, or needs versions that the shell does not provide. */
  | 'incompatible'
  /** It does not start: a script throws, the entry exports no mode, or nothing renders in time. */
  | 'broken'
  /** It threw after its first screen. The screen stays if that was in an event handler or a promise. */
  | 'crashed'

export interface ErrorReport {
  mode: string
  kind: ErrorKind
  url?: string
  cause: unknown
}

/** URLs with line and column. They contain nothing that the visitor has entered, unlike an error's message. */
const positions = /(?:https?:\/\/[^\s)]+|assets\/[^\s)]+):\d+:\d+/g

function toContent({ mode, kind, url, cause }: ErrorReport) {
  const error = cause instanceof Error ? cause : undefined
  const stack = (error?.stack?.match(positions) ?? []).map((position) =>
    position.replace(/[?#][^:]*(?=:\d+:\d+$)/, ''),
  )
  const release = url && releaseName(url)
  return { mode, kind, release, shell: version, error: error?.name, stack: stack.slice(0, 20) }
}

/**
 * Logs each error with its kind, and sends it to the monitoring service that `<meta name="fault-endpoint">` of
 * index.html names, if any. A beacon survives the end of the page, and plain text needs no preflight request.
 */
export function createReporter() {
  const endpoint = document.querySelector<HTMLMetaElement>('[name="fault-endpoint"]')?.content
  return (report: ErrorReport): void => {
    const from = report.url ? ` from ${report.url}` : ''
    console.warn(`[baithak] ${report.mode}${from}: ${report.kind}`, report.cause)
    if (endpoint) navigator.sendBeacon(endpoint, JSON.stringify(toContent(report)))
  }
}
