import { createHash } from 'node:crypto'
import type { Rolldown } from 'vite'

/** Lists all files of a build with their hashes, for the service worker. */
export const fileListName = 'files.json'

/** SHA-256: hashes do not compress, so a longer one costs every visitor its bytes. */
export const hashOf = (content: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`

/**
 * The hash of every file of a build by name that the app loads: not of source maps, which are not deployed, and of the
 * licences. Call it after the last plugin that changes files.
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
