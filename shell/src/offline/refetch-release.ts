import type { RegistryEntry } from '../registry/registry'
import { listReleaseFiles } from './urls-to-cache'

/** After this, the mode's server counts as still down. */
const timeoutMs = 5000

/**
 * Refetches the code of a release past the caches of the service worker and the browser, so that a reloaded page gets
 * what the server has now. Resolves to whether the entry file matches its hash in the registry.
 */
export async function refetchRelease(entry: RegistryEntry): Promise<boolean> {
  const init: RequestInit = { cache: 'reload', signal: AbortSignal.timeout(timeoutMs) }
  const files = await listReleaseFiles(entry, init)
  const results = await Promise.all(
    files
      .filter(([url]) => /\.(?:js|css)$/.test(url))
      .map(async ([url, { integrity }]) => {
        const { ok } = await fetch(url, { ...init, integrity }).catch(() => ({ ok: false }))
        return [url, ok] as const
      }),
  )
  return new Map(results).get(new URL(entry.manifest.entry, entry.url).href) ?? false
}
