import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { listFiles } from './content-hash'

const compressible = /\.(?:js|css|html|json|svg|txt|webmanifest)$/
const minBytes = 1024

/** The compressed copy of a file, for servers that send it instead; undefined if the file is small. */
export const zip = (content: string | Uint8Array): Uint8Array | undefined =>
  content.length < minBytes ? undefined : gzipSync(content)

/** Writes a compressed copy beside every text file that is large enough and changes with no command. */
export async function compressFolder(folder: string, isFixed = (_path: string) => true) {
  const paths = (await listFiles(folder)).filter((path) => compressible.test(path))
  for (const path of paths.filter(isFixed)) {
    const copy = zip(await readFile(join(folder, path)))
    if (copy) await writeFile(join(folder, `${path}.gz`), copy)
  }
}
