import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** The contents of files by path. */
export type Files = ReadonlyMap<string, Uint8Array>

/** Returns ten hex digits that identify a set of files. Their order makes no difference. */
export function contentHash(files: Files): string {
  const hash = createHash('sha256')
  for (const [path, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    // The hash includes the length, so that it changes if bytes move from one file to the next.
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex').slice(0, 10)
}

/** Returns the paths of all files below a folder, with forward slashes. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

export async function readFiles(folder: string): Promise<Files> {
  const read = async (path: string) => [path, await readFile(join(folder, path))] as const
  return new Map(await Promise.all((await listFiles(folder)).map(read)))
}
