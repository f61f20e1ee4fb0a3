import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { parseAst } from 'vite'

export interface WaveFile {
  path: string
  /** As it goes over the wire, with brotli. */
  bytes: number
}

const brotli = promisify(brotliCompress)
const precompressed = /\.(?:woff2|png)$/

export async function transferSize(path: string, content: Buffer): Promise<number> {
  return precompressed.test(path) ? content.length : (await brotli(content)).length
}

/** The files that a script cannot start without, below the same folder. */
export function staticImports(path: string, code: string): string[] {
  return parseAst(code).body.flatMap((node) => {
    const source = 'source' in node ? node.source?.value : undefined
    return source?.startsWith('.') ? [posix.join(posix.dirname(path), source)] : []
  })
}

/** What a page asks for before it runs a line: its scripts, styles and preloads. */
export function filesOfPage(html: string): string[] {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? []
  return tags.flatMap((tag) => {
    if (tag.startsWith('<link') && !/rel="?(?:stylesheet|modulepreload|preload)\b/.test(tag))
      return []
    const address = /\b(?:src|href)="?([^"\s>]+)/.exec(tag)?.[1]
    return address?.startsWith('/') ? [address.slice(1)] : []
  })
}

/** Some files of a build and all that their scripts import; what the build did not write is not its own to answer for. */
export async function wave(folder: string, first: readonly string[]): Promise<WaveFile[]> {
  const waiting = [...first]
  const found = new Map<string, WaveFile>()
  for (const path of waiting) {
    const file = join(folder, path)
    if (found.has(path) || !existsSync(file)) continue
    const content = await readFile(file)
    found.set(path, { path, bytes: await transferSize(path, content) })
    if (path.endsWith('.js')) waiting.push(...staticImports(path, content.toString()))
  }
  return [...found.values()]
}

/** The built page of the shell with its first wave. */
export async function shellWave(dist: string): Promise<WaveFile[]> {
  const html = await readFile(join(dist, 'index.html'), 'utf8')
  return wave(dist, ['index.html', ...filesOfPage(html)])
}

/** What the page's own script asks for besides, where the address leads into a mode. */
export async function outletWave(dist: string): Promise<WaveFile[]> {
  const html = await readFile(join(dist, 'index.html'), 'utf8')
  const data = /<script[^>]*id="first-wave"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}'
  const { outlet = [] } = JSON.parse(data) as { outlet?: string[] }
  const ofPage = new Set((await shellWave(dist)).map(({ path }) => path))
  const files = await wave(
    dist,
    outlet.map((path) => path.slice(1)),
  )
  return files.filter(({ path }) => !ofPage.has(path))
}

/** What a built mode says its first screen needs, in English. */
export async function modeWave(dist: string): Promise<WaveFile[]> {
  const { preload } = JSON.parse(await readFile(join(dist, 'mode.json'), 'utf8')) as {
    preload: { scripts: string[]; styles: string[]; texts: Record<string, string[]> }
  }
  return wave(dist, [...preload.scripts, ...preload.styles, ...(preload.texts.en ?? [])])
}
