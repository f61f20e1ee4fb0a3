import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

export interface FileContent {
  path: string
  content: Uint8Array
}

/** Ten hex digits that identify a set of files, whatever their order. */
export function contentHash(files: readonly FileContent[]): string {
  const hash = createHash('sha256')
  for (const { path, content } of files.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    // Without the length, a byte could move from one file to the next unnoticed.
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex').slice(0, 10)
}

/** Paths of all files below a folder, with forward slashes. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

export async function readFiles(folder: string): Promise<FileContent[]> {
  const paths = await listFiles(folder)
  return Promise.all(
    paths.map(async (path) => ({ path, content: await readFile(join(folder, path)) })),
  )
}
