import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { listFiles } from '../release/content-hash'

const compressible = /\.(?:js|css|json|svg|html|md|txt)$/

/** A shorter file fits into one packet uncompressed. */
const minBytes = 1024

/**
 * Writes a brotli copy next to each file of a folder, which the server sends instead of the file. The files must never
 * change, because nothing updates a copy.
 */
export async function compressFiles(folder: string): Promise<void> {
  const paths = (await listFiles(folder)).filter((path) => compressible.test(path))
  const compress = async (path: string) => {
    const copy = join(folder, `${path}.br`)
    if (existsSync(copy)) return
    const content = await readFile(join(folder, path))
    if (content.length < minBytes) return
    await writeFile(`${copy}.draft`, await promisify(brotliCompress)(content))
    await rename(`${copy}.draft`, copy)
  }
  await Promise.all(paths.map(compress))
}
