import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { contentSecurityPolicy } from '../hosting/csp'
import { immutable, revalidate, shellHeaders } from '../hosting/host-files'
import { listFiles } from '../release/content-hash'

interface StaticFile {
  body: Buffer
  headers: Record<string, string>
}

/** All files of a site by path; `page` is the single-page fallback. */
export interface Site {
  files: ReadonlyMap<string, StaticFile>
  page: StaticFile
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
const brotli = promisify(brotliCompress)

async function readStaticFile(file: string, cacheControl: string): Promise<StaticFile> {
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

async function readFolder(
  folder: string,
  prefix: string,
  cacheControlOf: (path: string) => string,
) {
  const paths = await listFiles(folder)
  return Promise.all(
    paths.map(
      async (path) =>
        [
          `${prefix}${path}`,
          await readStaticFile(join(folder, path), cacheControlOf(path)),
        ] as const,
    ),
  )
}

// The build puts a content hash into these names.
const cacheControlOf = (path: string) =>
  /-[\w-]{8,}\.\w+$/.test(path) && !path.startsWith('icons/') ? immutable : revalidate

/** A built page and its files in memory, compressed, with the headers of a deployment. */
export async function shellSite(folder: string): Promise<Site> {
  const files = new Map(await readFolder(folder, '/', cacheControlOf))
  const html = files.get('/index.html')
  if (!html) throw new Error(`${folder} holds no index.html. Build it first: npm run lab -- bench.`)
  const origins = await readFile(join(folder, 'origins.json'), 'utf8').catch(() => '[]')
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  const policy = { 'Content-Security-Policy': contentSecurityPolicy(page, JSON.parse(origins)) }
  for (const [path, file] of files)
    if (path.endsWith('.html'))
      files.set(path, { ...file, headers: { ...file.headers, ...policy } })
  return { files, page: { ...html, headers: { ...html.headers, ...policy } } }
}

/** The site with the releases of the modes under `/modes`. */
export async function withModes(
  site: Site,
  releases: readonly (readonly [id: string, folder: string])[],
): Promise<Site> {
  const folders = await Promise.all(
    releases.map(([id, folder]) => readFolder(folder, `/modes/${id}/`, () => immutable)),
  )
  return { ...site, files: new Map([...site.files, ...folders.flat()]) }
}
