import { version } from '../../package.json'
import type { ErrorReport } from './mode-load-error'

/** Where the function is in the code: URLs with line and column, of which none contains what the visitor has entered. */
const positions = /(?:https?:\/\/[^\s)]+|assets\/[^\s)]+):\d+:\d+/g

/**
 * Sends a report that survives the end of the page; as plain text it needs no preflight request. It has no message of an
 * error, which may contain a value that the visitor has entered.
 */
export function sendReport(endpoint: string, { mode, kind, url, cause }: ErrorReport): void {
  const error = cause instanceof Error ? cause : undefined
  const stack = (error?.stack?.match(positions) ?? []).map((position) =>
    position.replace(/[?#][^:]*(?=:\d+:\d+$)/, ''),
  )
  const release = url?.split('/').at(-2)
  const body = {
    mode,
    kind,
    release,
    shell: version,
    error: error?.name,
    stack: stack.slice(0, 20),
  }
  navigator.sendBeacon(endpoint, JSON.stringify(body))
}
