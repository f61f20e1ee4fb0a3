/** A server that has not answered by then counts as down. */
export const refetchTimeoutMs = 5000

/** Refetches the shell's own files past the browser's cache. A reload is worth trying afterwards, whatever the result. */
export const refetchShell = (): Promise<unknown> => {
  const requested = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
  const assets = [...requested].filter((url) => url.startsWith(`${location.origin}/assets/`))
  return Promise.allSettled(
    assets.map((url) =>
      fetch(url, { cache: 'reload', signal: AbortSignal.timeout(refetchTimeoutMs) }),
    ),
  )
}
