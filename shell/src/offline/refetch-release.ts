import type { RegistryEntry } from '../registry/registry'
import { filesOf, shellAssets } from './urls-to-cache'

/** Milliseconds that a server has to answer before its mode counts as still away. */
const timeoutMs = 5000

/**
 * Fetches the code of a release past every cache, the worker's and the browser's, so that a new page meets what its
 * server says now. Answers whether the entry is what the registry vouches for.
 */
export async function refetchRelease(entry: RegistryEntry): Promise<boolean> {
  const init: RequestInit = { cache: 'reload', signal: AbortSignal.timeout(timeoutMs) }
  const files = await filesOf(entry, init)
  const isWhole = await Promise.all(
    files
      .filter(([file]) => /\.(?:js|css)$/.test(file))
      .map(async ([file, { integrity }]) => {
        const { ok } = await fetch(file, { ...init, integrity }).catch(() => ({ ok: false }))
        return [file, ok] as const
      }),
  )
  return new Map(isWhole).get(new URL(entry.manifest.entry, entry.url).href) ?? false
}

/** Fetches the shell's own files past the browser's cache; a new page is worth loading afterwards, whatever came. */
export const refetchShell = (): Promise<unknown> =>
  Promise.allSettled(
    shellAssets().map((url) =>
      fetch(url, { cache: 'reload', signal: AbortSignal.timeout(timeoutMs) }),
    ),
  )
