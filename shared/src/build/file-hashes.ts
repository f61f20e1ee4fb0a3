import { createHash } from 'node:crypto'
import type { Rolldown } from 'vite'

/** All files of a build with their hashes: what a device keeps to open every screen without a network. */
export const fileListName = 'files.json'

/** SHA-256, because every hash costs each visitor its bytes: it does not compress. */
export const hashOf = (content: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`

/** The hash of every file that a build has written, by name; only right once no plugin changes a file any more. */
export function fileHashes(bundle: Rolldown.OutputBundle): Record<string, string> {
  const outputs = Object.values(bundle).toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1))
  return Object.fromEntries(
    outputs.map((output) => [
      output.fileName,
      hashOf(output.type === 'chunk' ? output.code : output.source),
    ]),
  )
}
