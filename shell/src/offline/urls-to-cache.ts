import type { RegistryEntry } from '../registry/registry'

/** An entry of Workbox's `CACHE_URLS`: what a `Request` is made of. */
export type UrlToCache = [url: string, init?: RequestInit]

const requestedSoFar = () =>
  new Set(performance.getEntriesByType('resource').map(({ name }) => name))

/** The shell's hashed files that this page has asked for. */
export const shellAssets = (): string[] =>
  [...requestedSoFar()].filter((name) => name.startsWith(`${location.origin}/assets/`))

/** What a start without a network needs beside the shell's own files, and what this page has loaded until now. */
export function loadedSoFar(): UrlToCache[] {
  const data = ['/remotes.json', '/locales/en/translation.json', '/locales/hi/translation.json']
  const requested = requestedSoFar()
  // A mode's file is stored with its hash or not at all; a link alone may still be waiting.
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
 * All files of a mode's build with their hashes, pictures and both languages too; those that the registry names when
 * the list cannot be had.
 */
export async function filesOf(
  { url, manifest }: RegistryEntry,
  init: RequestInit = {},
): Promise<[url: string, init: { integrity: string }][]> {
  const { files, integrity } = manifest
  const listed: unknown = files
    ? await fetch(new URL(files, url), { ...init, integrity: integrity[files] ?? '' })
        .then((answer) => answer.json())
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
