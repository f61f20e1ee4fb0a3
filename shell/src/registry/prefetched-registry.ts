declare global {
  interface Window {
    /** The answer to the request for `remotes.json` that the page's head has made. */
    registryAhead?: Promise<Response> | undefined
  }
}

/** The registry as the page's head has asked for it, before the shell's code was there; given out once. */
export function askedAhead(): Promise<Response> | undefined {
  const answer = window.registryAhead
  window.registryAhead = undefined
  return answer
}
