import { requestedUrls, shellAssets } from '../loading/refetch-shell'
import type { RegistryEntry } from '../registry/registry'

/** An entry of Workbox's `CACHE_URLS`: the arguments of a `Request`. */
export type UrlToCache = [url: string, init?: RequestInit]

/** What an offline start needs beside the precached files, and what this page has loaded so far. */
export function loadedUrls(): UrlToCache[] {
  const data = ['/remotes.json', '/locales/en/translation.json', '/locales/hi/translation.json']
  const requested = requestedUrls()
  // A mode's file is cached only with its hash; a link without a request may still be pending.
  const modeFiles = [...document.querySelectorAll<HTMLLinkElement>('link[integrity]')].filter(
    ({ href }) => requested.has(href),
  )
  return [
    ...data.map((path): UrlToCache => [new URL(path, location.origin).href]),
    ...shellAssets().map((url): UrlToCache => [url]),
    ...modeFiles.map(
      (link): UrlToCache => [link.href, { integrity: link.getAttribute('integrity') ?? '' }],
    ),
  ]
}

/**
 * All files of a release with their hashes, images and both languages included. When the list cannot be loaded: the
 * files that the registry names.
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
