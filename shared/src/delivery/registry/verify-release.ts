import { fileListName, hashOf } from '../../build/bundle/file-hashes'
import { parseRegistry } from '../../contract/registry'
import { pMap } from '../process/p-map'
import type { Manifest, RegistryEntry } from '../release/registry'
import type { SiteTarget } from '../target/site-target'
import { withSlash } from './release-url'
import { RefusedChange } from './team-file'

const maxParallelRequests = 8
const timeoutMs = 30_000

interface VerifyOptions {
  mode: string
  /** The shell's URL, against which a relative URL is resolved. */
  shellUrl?: string | undefined
}

/** Fetches a release as a browser does, and compares every file that `mode.json` and its file list name with its hash. */
export async function verifyRelease(
  address: string,
  { mode, shellUrl }: VerifyOptions,
): Promise<{ release: RegistryEntry; fileCount: number }> {
  const url = withSlash(address)
  if (!URL.canParse(url, shellUrl))
    throw new RefusedChange(`${address} has no origin: add --shell with the URL of the shell.`)
  const source: Source = {
    href: new URL(url, shellUrl).href,
    shellOrigin: shellUrl && new URL(shellUrl).origin,
  }
  const { content } = await fetchFile('mode.json', source)
  const manifest = parseManifest(content, source.href)
  const release = { url, manifest }
  const { refused } = parseRegistry({ modes: { [mode]: release } }, new URL(source.href).origin)
  for (const reason of refused.values())
    throw new RefusedChange(`The shell would refuse ${url} as ${mode}: ${reason}.`)

  const integrity = manifest.integrity as Hashes
  const contents = await verifyFiles(integrity, 'mode.json', source)
  const listed: Hashes = JSON.parse(contents.get(String(manifest.files))?.toString() ?? '{}')
  const further = Object.fromEntries(
    Object.entries(listed).filter(([name]) => !Object.hasOwn(integrity, name)),
  )
  await verifyFiles(further, fileListName, source)
  return { release, fileCount: Object.keys(integrity).length + Object.keys(further).length }
}

type Hashes = Record<string, string>

interface Source {
  /** The folder of the release. */
  href: string
  shellOrigin: string | undefined
}

/** Returns the contents by name. */
async function verifyFiles(hashes: Hashes, list: string, source: Source) {
  const contents = new Map<string, Buffer>()
  const failures = await pMap(Object.entries(hashes), maxParallelRequests, async ([name, hash]) => {
    try {
      const { file, content, headers } = await fetchFile(name, source)
      contents.set(name, content)
      if (hashOf(content) !== hash) return [`${file} has another hash than ${list} says.`]
      return headerFailures(file, headers, source)
    } catch (error) {
      return [(error as Error).message]
    }
  })
  if (failures.flat().length > 0) throw new RefusedChange(failures.flat().join('\n'))
  return contents
}

const runnableTypes = [
  [/\.m?js$/, /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/i],
  [/\.css$/, /^text\/css\b/i],
] as const

/** Headers without which browsers do not run a file. */
function headerFailures(file: string, headers: Headers, { shellOrigin }: Source): string[] {
  const type = headers.get('content-type') ?? ''
  const expected = runnableTypes.find(([extension]) => extension.test(file))?.[1]
  const wrongType =
    expected && !expected.test(type)
      ? [`${file} is sent as ${type || 'nothing'}: correct its content-type.`]
      : []
  const allowed = headers.get('access-control-allow-origin')
  const isAllowed =
    new URL(file).origin === shellOrigin ||
    allowed === '*' ||
    (allowed !== null && (!shellOrigin || allowed === shellOrigin))
  const hint = shellOrigin
    ? ''
    : ' If the host allows only the shell, add --shell with the URL of the shell.'
  return isAllowed
    ? wrongType
    : [...wrongType, `${file} needs the header access-control-allow-origin: *.${hint}`]
}

function parseManifest(content: Buffer, url: string): Manifest {
  try {
    return JSON.parse(content.toString())
  } catch {
    throw new RefusedChange(`${url}mode.json is not JSON. Is this the URL of a release's folder?`)
  }
}

/** The page's policy refuses code from an origin that `origins.json` does not list. */
export async function requireAllowedOrigin(
  target: SiteTarget,
  { url }: RegistryEntry,
  shellUrl?: string,
): Promise<void> {
  const file = await target.read('origins.json')
  if (!file || !URL.canParse(url)) return
  const { origin } = new URL(url)
  const origins: unknown = JSON.parse(file.text)
  const isAllowed = Array.isArray(origins) && origins.includes(origin)
  if (!isAllowed && (!shellUrl || new URL(shellUrl).origin !== origin))
    throw new RefusedChange(`Browsers refuse code from ${origin}: add it to origins.json first.`)
}

/** Fetches a file of a release. */
export async function fetchFile(name: string, { href, shellOrigin }: Source) {
  const file = new URL(name, href).href
  const response = await fetch(file, {
    // Some hosts send CORS headers only to a request from another origin.
    headers: shellOrigin ? { origin: shellOrigin } : {},
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => null)
  if (!response) throw new RefusedChange(`${file} does not answer.`)
  if (!response.ok) throw new RefusedChange(`${file} answered ${response.status}.`)
  return { file, content: Buffer.from(await response.arrayBuffer()), headers: response.headers }
}
