import { fileHashesSchema, parseRegistry, type Release } from '@baithak/contract'
import { v } from '@baithak/storage/schema'

/** An entry of Workbox's `CACHE_URLS`: the arguments of a `Request`. */
export type FileToCache = [url: string, init: RequestInit]

export const offlineModes = (registry: unknown, shellOrigin: string): Release[] =>
  Object.values(parseRegistry(registry, shellOrigin).modes).filter(
    ({ manifest: { offline = [] } }) => offline.length > 0,
  )

/** Returns the files of a mode's offline screens, with the texts of both languages. */
export function offlineFiles({ url, manifest }: Release): FileToCache[] {
  const { offline = [], entry, preload, integrity } = manifest
  const { scripts, styles, texts, screenTexts, screens } = preload
  const files = new Set([
    entry,
    ...scripts,
    ...styles,
    ...Object.values(texts).flat(),
    ...Object.values(screenTexts).flat(),
    ...offline.flatMap((path) => screens[path] ?? []),
  ])
  return [...files].map((file) => [new URL(file, url).href, { integrity: integrity[file] ?? '' }])
}

/** Returns all files of a release, or those that the registry names if the list cannot be loaded. */
export async function listReleaseFiles({ url, manifest }: Release): Promise<FileToCache[]> {
  const { files, integrity } = manifest
  const listed: unknown = files
    ? await fetch(new URL(files, url), { integrity: integrity[files] ?? '' })
        .then((response) => response.json())
        .catch(() => ({}))
    : {}
  const { output, success } = v.safeParse(fileHashesSchema, listed)
  return Object.entries({ ...(success && output), ...integrity }).map(([file, integrity]) => [
    new URL(file, url).href,
    { integrity },
  ])
}
