import { fileListName, hashOf } from '@baithak/build/file-hashes'
import { fileHashesSchema, parseRegistry } from '@baithak/contract'
import { v } from '@baithak/storage/schema'
import { type PageSource, readPageSource } from '../pages/page-source'
import { mapConcurrently } from '../process/map-concurrently'
import { parseJson } from '../process/parse-json'
import type { Manifest, RegistryEntry } from '../release/registry'
import { originFile, originSchema, type ReleaseOrigin } from '../release/release-origin'
import { withSlash } from './release-url'
import { RefusedChange } from './team-file'

const maxParallelRequests = 8
const timeoutMs = 30_000
/** Pages can be composed later: a host that is down does not delay a withdrawal. */
const pagesTimeoutMs = 5000
const maxFileBytes = 8_000_000

interface VerifyOptions {
  mode: string
  /** The shell's URL, against which a relative URL is resolved. */
  shellUrl?: string | undefined
}

export interface VerifiedRelease {
  release: RegistryEntry
  fileCount: number
  source: PageSource
  /** What it was built from. */
  origin: ReleaseOrigin
}

/** The URL of a release as everything else compares it: a path stays a path. */
export function normaliseUrl(address: string, shellUrl?: string): string {
  const isPath = !URL.canParse(address)
  if (isPath && !URL.canParse(address, shellUrl))
    throw new RefusedChange(`${address} has no origin: add --shell with the URL of the shell.`)
  const { href, origin, pathname } = new URL(withSlash(address), shellUrl)
  const plain = `${origin}${pathname}`
  // It is written into markup, styles and configuration files.
  if (plain !== href || !/^(?:\/[\w.~+@-]+)+\/$/.test(pathname))
    throw new RefusedChange(
      `${address} is not the URL of a release's folder: a host and plain names of folders.`,
    )
  return isPath ? pathname : plain
}

/** Fetches a release as a browser does, and compares every file that `mode.json` and its file list name with its hash. */
export async function verifyRelease(
  address: string,
  { mode, shellUrl }: VerifyOptions,
): Promise<VerifiedRelease> {
  const url = normaliseUrl(address, shellUrl)
  const host = sourceOf(url, shellUrl)
  const { content } = await fetchFile('mode.json', host)
  const advice = "is not JSON. Is this the URL of a release's folder?"
  const manifest = parseJson(v.object({}), String(content)) as Manifest | undefined
  if (!manifest) throw new RefusedChange(`${host.href}mode.json ${advice}`)
  const origin = await readOrigin(host)
  const release = { url, commit: origin.commit, manifest }
  const { refused } = parseRegistry({ modes: { [mode]: release } }, new URL(host.href).origin)
  for (const reason of refused.values())
    throw new RefusedChange(`The shell would refuse ${url} as ${mode}: ${reason}.`)

  const { integrity } = manifest
  const contents = await verifyFiles(integrity, 'mode.json', host)
  const list = manifest.files && contents.get(manifest.files)
  // Its names are only now known to be files of the release: one with a host would be requested there.
  const listed = parseJson(fileHashesSchema, String(list ?? '{}'))
  if (!listed)
    throw new RefusedChange(`${host.href}${fileListName} is no list of files and their hashes.`)
  const further = Object.entries(listed).filter(([name]) => !Object.hasOwn(integrity, name))
  for (const [name, text] of await verifyFiles(Object.fromEntries(further), fileListName, host))
    contents.set(name, text)
  const source = await readPageSource(release, async (name) => {
    const text = contents.get(name)
    if (text === undefined) throw new RefusedChange(`${name} of ${url} is in no list of its files.`)
    return text.toString()
  })
  return { release, fileCount: Object.keys(integrity).length + further.length, source, origin }
}

/** Reads the pictures of a release that is live. */
export const fetchPageSource = (release: RegistryEntry, shellUrl?: string) =>
  readPageSource(release, async (name) =>
    (await fetchFile(name, sourceOf(release.url, shellUrl), pagesTimeoutMs)).content.toString(),
  )

type Hashes = Record<string, string>

interface Source {
  /** The folder of the release. */
  href: string
  shellOrigin: string | undefined
}

const sourceOf = (url: string, shellUrl: string | undefined): Source => ({
  href: new URL(url, shellUrl).href,
  shellOrigin: shellUrl && new URL(shellUrl).origin,
})

/** Returns the contents by name. */
async function verifyFiles(hashes: Hashes, list: string, source: Source) {
  const contents = new Map<string, Buffer>()
  const failures = await mapConcurrently(
    Object.entries(hashes),
    maxParallelRequests,
    async ([name, hash]) => {
      try {
        const { file, content, headers } = await fetchFile(name, source)
        contents.set(name, content)
        if (hashOf(content) !== hash) return [`${file} has another hash than ${list} says.`]
        return headerFailures(file, headers, source)
      } catch (error) {
        return [(error as Error).message]
      }
    },
  )
  if (failures.flat().length > 0) throw new RefusedChange(failures.flat().join('\n'))
  return contents
}

/** Headers without which browsers do not run a file. */
function headerFailures(file: string, headers: Headers, { shellOrigin }: Source): string[] {
  const type = headers.get('content-type') ?? ''
  const isRunnable = /\.m?js$/.test(file)
    ? /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/i.test(type)
    : !file.endsWith('.css') || /^text\/css\b/i.test(type)
  const allowed = headers.get('access-control-allow-origin')
  const isAllowed =
    new URL(file).origin === shellOrigin ||
    allowed === '*' ||
    (allowed !== null && (!shellOrigin || allowed === shellOrigin))
  const hint = shellOrigin ? '' : ', or --shell with the URL of the shell if it allows only that'
  return [
    isRunnable ? '' : `${file} is sent as ${type || 'nothing'}: correct its content-type.`,
    isAllowed ? '' : `${file} needs the header access-control-allow-origin: *${hint}.`,
  ].filter(Boolean)
}

/** A release that was packed elsewhere may not say it. */
const readOrigin = (source: Source): Promise<ReleaseOrigin> =>
  fetchFile(originFile, source)
    .then(({ content }) => parseJson(originSchema, String(content)) ?? {})
    .catch(() => ({}))

/** Fetches a file of a release, from nowhere else: a redirect is refused. */
async function fetchFile(name: string, { href, shellOrigin }: Source, limitMs = timeoutMs) {
  const file = new URL(name, href).href
  try {
    const response = await fetch(file, {
      redirect: 'manual',
      // Some hosts send CORS headers only to a request from another origin.
      headers: shellOrigin ? { origin: shellOrigin } : {},
      signal: AbortSignal.timeout(limitMs),
    })
    if (!response.ok) throw new RefusedChange(`${file} answered ${response.status}.`)
    const chunks: Uint8Array[] = []
    let bytes = 0
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length
      if (bytes > maxFileBytes) throw new RefusedChange(`${file} is too large for a release.`)
      chunks.push(chunk)
    }
    return { file, content: Buffer.concat(chunks), headers: response.headers }
  } catch (error) {
    throw error instanceof RefusedChange ? error : new RefusedChange(`${file} does not answer.`)
  }
}
