import { createHash } from 'node:crypto'
import type { Rolldown } from 'vite'

/** The file that lists all files of a build with their hashes, for the service worker. */
export const fileListName = 'files.json'

/** Returns the SHA-256 hash. A longer one would cost every visitor bytes, because hashes do not compress. */
export const hashOf = (content: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`

/**
 * Returns the hash of each file that the app loads, by name. Source maps and licences are left out. Call it after the
 * last plugin that changes files.
 */
export function fileHashes(bundle: Rolldown.OutputBundle): Record<string, string> {
  const loaded = Object.values(bundle).filter(({ fileName }) => !/\.(?:map|md)$/.test(fileName))
  const outputs = loaded.toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1))
  return Object.fromEntries(
    outputs.map((output) => [
      output.fileName,
      hashOf(output.type === 'chunk' ? output.code : output.source),
    ]),
  )
}
