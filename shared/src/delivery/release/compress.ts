import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { listFiles } from './content-hash'

const encodings = [
  { extension: 'br', encode: promisify(brotliCompress) },
  { extension: 'gz', encode: promisify(gzip) },
] as const

const compressible = /\.(?:js|css|html|json|svg|txt|webmanifest|map)$/
const minBytes = 1024

/** Writes a compressed copy beside every text file, for servers that serve precompressed files. */
export async function compressFolder(folder: string, except: readonly string[] = []) {
  const paths = (await listFiles(folder)).filter(
    (path) => compressible.test(path) && !except.includes(path),
  )
  await Promise.all(paths.map((path) => compressFile(join(folder, path))))
}

/** Writes compressed copies beside a file that is large enough. */
export async function compressFile(file: string) {
  if ((await stat(file)).size < minBytes) return
  const content = await readFile(file)
  for (const { extension, encode } of encodings)
    await writeFile(`${file}.${extension}`, await encode(content))
}
