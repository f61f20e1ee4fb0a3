import { fileHashesSchema, parseRegistry, type RegistryEntry } from '@baithak/contract'
import { v } from '@baithak/storage/schema'

/** An entry of Workbox's `CACHE_URLS`: the arguments of a `Request`. */
export type FileToCache = [url: string, init: RequestInit]

/** The modes with screens that a member shows at a café's counter. */
export const counterModes = (registry: unknown, shellOrigin: string): RegistryEntry[] =>
  Object.values(parseRegistry(registry, shellOrigin).modes).filter(
    ({ manifest: { counter = [] } }) => counter.length > 0,
  )

/** The code, styles and texts of a mode's screens for the counter, in both languages. */
export function counterFiles({ url, manifest }: RegistryEntry): FileToCache[] {
  const { counter = [], entry, preload, integrity } = manifest
  const { scripts, styles, texts, screens } = preload
  const files = new Set([
    entry,
    ...scripts,
    ...styles,
    ...Object.values(texts).flat(),
    ...counter.flatMap((path) => screens[path] ?? []),
  ])
  return [...files].map((file) => [new URL(file, url).href, { integrity: integrity[file] ?? '' }])
}

/**
 * All files of a release with their hashes, images and both languages included. When the list cannot be loaded: the files
 * that the registry names.
 */
export async function listReleaseFiles({ url, manifest }: RegistryEntry): Promise<FileToCache[]> {
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
