declare global {
  interface Window {
    /** The response for `remotes.json`, requested by the head script. */
    prefetchedRegistry?: Promise<Response> | undefined
  }
}

/** The registry that the head script has requested; handed out once. */
export function takePrefetchedRegistry(): Promise<Response> | undefined {
  const response = window.prefetchedRegistry
  window.prefetchedRegistry = undefined
  return response
}
