import { refetchTimeoutMs } from '../faults/refetch-shell'
import type { RegistryEntry } from '../registry/registry'

/**
 * Refetches the code of a release past the caches of the service worker and the browser, so that a reloaded page gets
 * what the server has now.
 */
export async function refetchRelease(entry: RegistryEntry): Promise<void> {
  const init: RequestInit = { cache: 'reload', signal: AbortSignal.timeout(refetchTimeoutMs) }
  const code = (await listReleaseFiles(entry, init)).filter(([url]) => /\.(?:js|css)$/.test(url))
  await Promise.all(
    code.map(([url, { integrity }]) => fetch(url, { ...init, integrity }).catch(() => undefined)),
  )
}

/**
 * All files of a release with their hashes, images and both languages included. When the list cannot be loaded: the files
 * that the registry names.
 */
export async function listReleaseFiles(
  { url, manifest }: RegistryEntry,
  init: RequestInit = {},
): Promise<[url: string, init: { integrity: string }][]> {
  const { files, integrity } = manifest
  const listed: unknown = files
    ? await fetch(new URL(files, url), { ...init, integrity: integrity[files] ?? '' })
        .then((response) => response.json())
        .catch(() => ({}))
    : {}
  return Object.entries({ ...(isHashes(listed) ? listed : {}), ...integrity })
    .map(
      ([file, hash]) =>
        [new URL(file, url).href, { integrity: hash }] as [string, { integrity: string }],
    )
    .filter(([file]) => file.startsWith(url))
}

const isHashes = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((hash) => typeof hash === 'string' && hash.startsWith('sha'))
