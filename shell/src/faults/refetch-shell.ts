/** A server that has not answered by then counts as down. */
export const refetchTimeoutMs = 5000

/** URLs of all files that this page has requested. */
export const requestedUrls = (): Set<string> =>
  new Set(performance.getEntriesByType('resource').map(({ name }) => name))

/** The shell's hashed files that this page has requested. */
export const shellAssets = (): string[] =>
  [...requestedUrls()].filter((url) => url.startsWith(`${location.origin}/assets/`))

/** Refetches the shell's own files past the browser's cache. A reload is worth trying afterwards, whatever the result. */
export const refetchShell = (): Promise<unknown> =>
  Promise.allSettled(
    shellAssets().map((url) =>
      fetch(url, { cache: 'reload', signal: AbortSignal.timeout(refetchTimeoutMs) }),
    ),
  )
