import type { RegistryEntry } from '../registry/registry'

/**
 * All files of a release with their hashes, images and both languages included. When the list cannot be loaded: the files
 * that the registry names.
 */
export async function listReleaseFiles({
  url,
  manifest,
}: RegistryEntry): Promise<[url: string, init: { integrity: string }][]> {
  const { files, integrity } = manifest
  const listed: unknown = files
    ? await fetch(new URL(files, url), { integrity: integrity[files] ?? '' })
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
