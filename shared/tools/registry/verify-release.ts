import { fileListName, hashOf } from '@baithak/build/file-hashes'
import { fileHashesSchema, parseRegistry } from '@baithak/contract'
import { v } from '@baithak/storage/schema'
import { type PageSource, readPageSource } from '../pages/page-source'
import { mapConcurrently } from '../process/map-concurrently'
import { parseJson } from '../process/parse-json'
import type { Manifest, RegistryEntry } from '../release/registry'
import { originFile, originSchema, type ReleaseOrigin } from '../release/release-origin'
import { withSlash } from './release-url'

const maxParallelRequests = 8
const timeoutMs = 30_000
/** Pages can be composed later: a host that is down does not delay a withdrawal. */
const pagesTimeoutMs = 5000
const maxFileBytes = 8_000_000

export interface VerifiedRelease {
  release: RegistryEntry
  fileCount: number
  source: PageSource
  /** What it was built from. */
  origin: ReleaseOrigin
}

/** The URL of a release as everything else compares it. It is written into markup, styles and configuration files. */
function normaliseUrl(address: string): string {
  const { href, origin, pathname } = new URL(withSlash(address), 'https://no-origin.invalid')
  if (
    `${origin}${pathname}` === href &&
    /^(?:\/[\w.~+@-]+)+\/$/.test(pathname) &&
    URL.canParse(address)
  )
    return href
  throw new Error(
    `${address} is not the URL of a release's folder: a host and plain names of folders.`,
  )
}

/** Fetches a release as a browser does, and compares every file that `mode.json` and its file list name with its hash. */
export async function verifyRelease(address: string, mode: string): Promise<VerifiedRelease> {
  const url = normaliseUrl(address)
  const { content } = await fetchFile('mode.json', url)
  const advice = "is not JSON. Is this the URL of a release's folder?"
  const manifest = parseJson(v.object({}), String(content)) as Manifest | undefined
  if (!manifest) throw new Error(`${url}mode.json ${advice}`)
  const origin = await readOrigin(url)
  const release = { url, commit: origin.commit, manifest }
  const { refused } = parseRegistry({ modes: { [mode]: release } }, new URL(url).origin)
  for (const reason of refused.values())
    throw new Error(`The shell would refuse ${url} as ${mode}: ${reason}.`)

  const { integrity } = manifest
  const contents = await verifyFiles(integrity, 'mode.json', url)
  const list = manifest.files && contents.get(manifest.files)
  // Its names are only now known to be files of the release: one with a host would be requested there.
  const listed = parseJson(fileHashesSchema, String(list ?? '{}'))
  if (!listed) throw new Error(`${url}${fileListName} is no list of files and their hashes.`)
  const further = Object.entries(listed).filter(([name]) => !Object.hasOwn(integrity, name))
  for (const [name, text] of await verifyFiles(Object.fromEntries(further), fileListName, url))
    contents.set(name, text)
  const source = await readPageSource(release, async (name) => {
    const text = contents.get(name)
    if (text === undefined) throw new Error(`${name} of ${url} is in no list of its files.`)
    return text.toString()
  })
  return { release, fileCount: Object.keys(integrity).length + further.length, source, origin }
}

/** Reads the pictures of a release that is live. */
export const fetchPageSource = (release: RegistryEntry) =>
  readPageSource(release, async (name) =>
    (await fetchFile(name, release.url, pagesTimeoutMs)).content.toString(),
  )

/** Returns the contents by name. */
async function verifyFiles(hashes: Record<string, string>, list: string, url: string) {
  const contents = new Map<string, Buffer>()
  const failures = await mapConcurrently(
    Object.entries(hashes),
    maxParallelRequests,
    async ([name, hash]) => {
      try {
        const { file, content, headers } = await fetchFile(name, url)
        contents.set(name, content)
        if (hashOf(content) !== hash) return [`${file} has another hash than ${list} says.`]
        return headerFailures(file, headers)
      } catch (error) {
        return [(error as Error).message]
      }
    },
  )
  if (failures.flat().length > 0) throw new Error(failures.flat().join('\n'))
  return contents
}

/** Headers without which browsers do not run a file. */
function headerFailures(file: string, headers: Headers): string[] {
  const type = headers.get('content-type') ?? ''
  const isRunnable = /\.m?js$/.test(file)
    ? /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/i.test(type)
    : !file.endsWith('.css') || /^text\/css\b/i.test(type)
  const isAllowed = headers.get('access-control-allow-origin') === '*'
  return [
    isRunnable ? '' : `${file} is sent as ${type || 'nothing'}: correct its content-type.`,
    isAllowed ? '' : `${file} needs the header access-control-allow-origin: *.`,
  ].filter(Boolean)
}

/** A release that was packed elsewhere may not say it. */
const readOrigin = (url: string): Promise<ReleaseOrigin> =>
  fetchFile(originFile, url)
    .then(({ content }) => parseJson(originSchema, String(content)) ?? {})
    .catch(() => ({}))

/** Fetches a file of a release, from nowhere else: a redirect is refused. */
async function fetchFile(name: string, url: string, limitMs = timeoutMs) {
  const file = new URL(name, url).href
  const unanswered = () => Promise.reject(new Error(`${file} does not answer.`))
  const { ok, status, headers, body } = await fetch(file, {
    redirect: 'manual',
    // Some hosts send CORS headers only to a request from another origin.
    headers: { origin: 'https://shell.invalid' },
    signal: AbortSignal.timeout(limitMs),
  }).catch(unanswered)
  if (!ok) throw new Error(`${file} answered ${status}.`)
  const chunks: Uint8Array[] = []
  let bytes = 0
  const read = async () => {
    for await (const chunk of body ?? []) {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes > maxFileBytes) return
    }
  }
  await read().catch(unanswered)
  if (bytes > maxFileBytes) throw new Error(`${file} is too large for a release.`)
  return { file, content: Buffer.concat(chunks), headers }
}
