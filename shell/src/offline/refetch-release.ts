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
  const entryUrl = new URL(entry.manifest.entry, entry.url).href
  const code = (await listReleaseFiles(entry, init)).filter(([url]) => /\.(?:js|css)$/.test(url))
  const responses = await Promise.all(
    code.map(([url, { integrity }]) => fetch(url, { ...init, integrity }).catch(() => undefined)),
  )
  return responses.some((response, index) => response?.ok && code[index]?.[0] === entryUrl)
}
