import { createHash } from 'node:crypto'

declare global {
  interface Window {
    engineErrors?: string[]
  }
}

/** Runs in a page, before its own code where the engine can: refused content becomes an error of the console. */
export function listenForErrors() {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`Content-Security-Policy: ${violatedDirective} refused ${blockedURI}`)
  })
}

/** Runs in a page of an engine that tells nothing of its console: collects what comes from now on. */
export function collectErrors() {
  if (window.engineErrors) return
  const errors: string[] = []
  window.engineErrors = errors
  const { error } = console
  console.error = (...words: unknown[]) => {
    errors.push(words.map(String).join(' '))
    error.apply(console, words)
  }
  window.addEventListener('error', ({ message }) => errors.push(message))
  window.addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
}

const emptyFileHash = createHash('sha256').digest('base64')

/**
 * Firefox hashes what has arrived of a preload when its page is left: nothing, and reports that as a mismatch. A file
 * that is really empty fails the screen that needs it.
 */
export const isAbortedRequest = (error: string) =>
  error.includes('in the integrity attribute match') && error.includes(emptyFileHash)
