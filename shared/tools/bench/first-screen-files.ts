import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { parseAst } from 'vite'

export interface TransferredFile {
  path: string
  /** Transfer size, with brotli. */
  bytes: number
}

const brotli = promisify(brotliCompress)
const precompressed = /\.(?:woff2|png)$/

export async function transferSize(path: string, content: Buffer): Promise<number> {
  return precompressed.test(path) ? content.length : (await brotli(content)).length
}

/** The files that a script imports statically, relative to the same folder. */
function staticImports(path: string, code: string): string[] {
  return parseAst(code).body.flatMap((node) => {
    const source = 'source' in node ? node.source?.value : undefined
    return source?.startsWith('.') ? [posix.join(posix.dirname(path), source)] : []
  })
}

/** The files that a page links: its scripts, style sheets and preloads. */
function linkedFiles(html: string): string[] {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? []
  return tags.flatMap((tag) => {
    if (tag.startsWith('<link') && !/rel="?(?:stylesheet|modulepreload|preload)\b/.test(tag))
      return []
    const url = /\b(?:src|href)="?([^"\s>]+)/.exec(tag)?.[1]
    return url?.startsWith('/') ? [url.slice(1)] : []
  })
}

/** The entry files of a build and all their static imports, without files that are not part of the build. */
async function collectFiles(
  folder: string,
  entries: readonly string[],
): Promise<TransferredFile[]> {
  const queue = [...entries]
  const collected = new Map<string, TransferredFile>()
  for (const path of queue) {
    const file = join(folder, path)
    if (collected.has(path) || !existsSync(file)) continue
    const content = await readFile(file)
    collected.set(path, { path, bytes: await transferSize(path, content) })
    if (path.endsWith('.js')) queue.push(...staticImports(path, content.toString()))
  }
  return [...collected.values()]
}

/** What the page tells its head script to load. */
function headScriptFiles(html: string): { code: string[]; outlet: string[] } {
  const data = /<script[^>]*id="critical-preload"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}'
  const { code, outlet = [] } = JSON.parse(data) as {
    code?: { scripts: string[]; styles: string[] }
    outlet?: string[]
  }
  const inDist = (paths: string[] = []) => paths.map((path) => path.slice(1))
  return {
    code: inDist([...(code?.scripts ?? []), ...(code?.styles ?? [])]),
    outlet: inDist(outlet),
  }
}

/** The page of the built shell, the files it links, and the code that its head script loads. */
export async function shellFiles(dist: string): Promise<TransferredFile[]> {
  const html = await readFile(join(dist, 'index.html'), 'utf8')
  return collectFiles(dist, ['index.html', ...linkedFiles(html), ...headScriptFiles(html).code])
}

/** What the head script also loads when the URL belongs to a mode. */
export async function outletFiles(dist: string): Promise<TransferredFile[]> {
  const html = await readFile(join(dist, 'index.html'), 'utf8')
  const pageFiles = new Set((await shellFiles(dist)).map(({ path }) => path))
  const files = await collectFiles(dist, headScriptFiles(html).outlet)
  return files.filter(({ path }) => !pageFiles.has(path))
}

/** What a built mode preloads for its first screen, in English. */
export async function modeFiles(dist: string): Promise<TransferredFile[]> {
  const { preload } = JSON.parse(await readFile(join(dist, 'mode.json'), 'utf8')) as {
    preload: { scripts: string[]; styles: string[]; texts: Record<string, string[]> }
  }
  return collectFiles(dist, [...preload.scripts, ...preload.styles, ...(preload.texts.en ?? [])])
}
