import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { listFiles } from '../serve/content-hash'
import { immutable, revalidate, shellHeaders } from '../serve/host-files'
import { shellPolicy } from '../serve/shell-policy'

export interface Served {
  body: Buffer
  headers: Record<string, string>
}

/** All files of a site by their path; what no file answers and looks like a screen is answered with `page`. */
export interface Site {
  files: ReadonlyMap<string, Served>
  page: Served
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}
const isText = (extension: string) => !['.png', '.woff2'].includes(extension)
const compressed = /\.(?:br|gz)$/
const brotli = promisify(brotliCompress)

async function readServed(file: string, cacheControl: string): Promise<Served> {
  const content = await readFile(file)
  const extension = extname(file)
  const shared = {
    ...shellHeaders,
    'Content-Type': types[extension] ?? 'application/octet-stream',
    'Cache-Control': cacheControl,
    ETag: `"${createHash('sha256').update(content).digest('hex').slice(0, 16)}"`,
  }
  if (!isText(extension)) return { body: content, headers: shared }
  return { body: await brotli(content), headers: { ...shared, 'Content-Encoding': 'br' } }
}

async function readFolder(folder: string, at: string, cacheOf: (path: string) => string) {
  const paths = (await listFiles(folder)).filter((path) => !compressed.test(path))
  return Promise.all(
    paths.map(
      async (path) =>
        [`${at}${path}`, await readServed(join(folder, path), cacheOf(path))] as const,
    ),
  )
}

// The build names these by their content.
const cacheOf = (path: string) =>
  /-[\w-]{8,}\.\w+$/.test(path) && !path.startsWith('icons/') ? immutable : revalidate

/** A built page and its files, compressed and in memory, with the headers that our servers send. */
export async function shellSite(folder: string): Promise<Site> {
  const files = new Map(await readFolder(folder, '/', cacheOf))
  const html = files.get('/index.html')
  if (!html) throw new Error(`${folder} holds no index.html. Build it first: npm run bench.`)
  const headers = { ...html.headers, 'Content-Security-Policy': await shellPolicy(folder) }
  return { files, page: { ...html, headers } }
}

/** The same site with the releases of modes below `/modes`. */
export async function withModes(
  site: Site,
  releases: readonly (readonly [id: string, folder: string])[],
): Promise<Site> {
  const folders = await Promise.all(
    releases.map(([id, folder]) => readFolder(folder, `/modes/${id}/`, () => immutable)),
  )
  return { ...site, files: new Map([...site.files, ...folders.flat()]) }
}
