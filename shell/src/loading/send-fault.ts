import type { Fault } from './mode-load-error'

/** Where the function is in the code: URLs with line and column, of which none contains what the visitor has entered. */
const positions = /(?:https?:\/\/[^\s)]+|assets\/[^\s)]+):\d+:\d+/g

/** What is sent: no message of an error, which may contain a value that the visitor has entered. */
function faultBody({ cause, mode, kind, url, release, shellVersion, mountMs }: Fault): string {
  const error = cause instanceof Error ? cause : undefined
  const stack = (error?.stack?.match(positions) ?? []).map((position) =>
    position.replace(/[?#][^:]*(?=:\d+:\d+$)/, ''),
  )
  return JSON.stringify({
    mode,
    kind,
    url,
    release,
    shellVersion,
    mountMs,
    error: error?.name,
    stack: stack.slice(0, 20),
  })
}

/** Sends a report that survives the end of the page. As plain text it needs no preflight request. */
export function sendFault(endpoint: string, fault: Fault): void {
  navigator.sendBeacon(endpoint, faultBody(fault))
}
