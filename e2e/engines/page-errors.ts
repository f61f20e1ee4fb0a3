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
