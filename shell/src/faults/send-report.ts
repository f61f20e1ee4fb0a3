import type { Fault, Visit } from './mode-load-error'

/**
 * One of so many starts of a mode is reported; the service multiplies by it.
 * @public Read through a dynamic import.
 */
export const startsPerReport = 10

/** Where the function is in the code: URLs with line and column, of which none contains what the visitor has entered. */
const positions = /(?:https?:\/\/[^\s)]+|assets\/[^\s)]+):\d+:\d+/g

/** The entry script of this build, which only one release of the shell has. */
const shellScript = (): string | undefined =>
  document.querySelector('script[type=module]')?.getAttribute('src') ?? undefined

/** What is sent: no message of an error, which may contain a value that the visitor has entered. */
function faultBody({ cause, isNotice: _, ...fault }: Fault) {
  const error = cause instanceof Error ? cause : undefined
  const stack = (error?.stack?.match(positions) ?? []).map((position) =>
    position.replace(/[?#][^:]*(?=:\d+:\d+$)/, ''),
  )
  return { event: 'fault', ...fault, error: error?.name, stack: stack.slice(0, 20) }
}

/** Sends a report that survives the end of the page. As plain text it needs no preflight request. */
const send = (endpoint: string, body: object) =>
  void navigator.sendBeacon(endpoint, JSON.stringify({ ...body, shellScript: shellScript() }))

export const sendFault = (endpoint: string, fault: Fault) => send(endpoint, faultBody(fault))

/** A mode has rendered its first screen. With the starts, the faults of a release become a rate. */
export const sendStart = (endpoint: string, visit: Visit) =>
  send(endpoint, { event: 'start', ...visit, startsPerReport })
