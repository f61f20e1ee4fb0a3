import { createHash } from 'node:crypto'

declare global {
  interface Window {
    engineErrors?: string[]
  }
}

/** Runs in a page: collects errors for an engine that does not report its console. */
export function collectErrors() {
  if (window.engineErrors) return
  const errors: string[] = []
  window.engineErrors = errors
  const { error } = console
  console.error = (...args: unknown[]) => {
    errors.push(args.map(String).join(' '))
    error.apply(console, args)
  }
  window.addEventListener('error', ({ message }) => errors.push(message))
  window.addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
}

const emptyFileHash = createHash('sha256').digest('base64')

/**
 * Firefox reports requests that are aborted because their page is left: a preload as a hash mismatch of an empty body, a
 * request to the service worker as its unexpected error. A file that is really missing fails the screen that needs it.
 */
export const isAbortedRequest = (error: string) =>
  (error.includes('in the integrity attribute match') && error.includes(emptyFileHash)) ||
  error.includes('A ServiceWorker intercepted the request and encountered an unexpected error')
