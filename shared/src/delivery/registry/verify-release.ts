import { fileListName, hashOf } from '../../build/bundle/file-hashes'
import { parseRegistry } from '../../contract/registry'
import { pMap } from '../process/p-map'
import type { Manifest, RegistryEntry } from '../release/registry'
import { withSlash } from './release-url'
import type { RegistryTarget } from './target'
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
  const { href } = new URL(url, shellUrl)
  const { content } = await fetchFile(new URL('mode.json', href).href, shellUrl)
  const manifest = parseManifest(content, href)
  const release = { url, manifest }
  const { refused } = parseRegistry({ modes: { [mode]: release } }, new URL(href).origin)
  for (const reason of refused.values())
    throw new RefusedChange(`The shell would refuse ${url} as ${mode}: ${reason}.`)

  const integrity = manifest.integrity as Record<string, string>
  await verifyFiles(integrity, 'mode.json', href, shellUrl)
  const further = await readFileList(manifest, href, shellUrl)
  for (const name of Object.keys(integrity)) delete further[name]
  await verifyFiles(further, fileListName, href, shellUrl)
  return { release, fileCount: Object.keys({ ...integrity, ...further }).length }
}

type Hashes = Record<string, string>

async function readFileList(manifest: Manifest, href: string, shellUrl?: string): Promise<Hashes> {
  if (typeof manifest.files !== 'string') return {}
  const { content } = await fetchFile(new URL(manifest.files, href).href, shellUrl)
  return JSON.parse(content.toString())
}

async function verifyFiles(hashes: Hashes, source: string, href: string, shellUrl?: string) {
  const failures = await pMap(Object.entries(hashes), maxParallelRequests, async ([name, hash]) => {
    const file = new URL(name, href).href
    try {
      const { content, headers } = await fetchFile(file, shellUrl)
      if (hashOf(content) !== hash) return [`${file} has another hash than ${source} says.`]
      return headerFailures(file, headers, shellUrl)
    } catch (error) {
      return [(error as Error).message]
    }
  })
  if (failures.flat().length > 0) throw new RefusedChange(failures.flat().join('\n'))
}

const runnableTypes = [
  [/\.m?js$/, /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/i],
  [/\.css$/, /^text\/css\b/i],
] as const

const originOf = (shellUrl: string | undefined) => shellUrl && new URL(shellUrl).origin

/** Headers without which browsers do not run a file. */
function headerFailures(file: string, headers: Headers, shellUrl?: string): string[] {
  const type = headers.get('content-type') ?? ''
  const expected = runnableTypes.find(([extension]) => extension.test(file))?.[1]
  const wrongType =
    expected && !expected.test(type)
      ? [`${file} is sent as ${type || 'nothing'}: correct its content-type.`]
      : []
  const shellOrigin = originOf(shellUrl)
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
  target: RegistryTarget,
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

async function fetchFile(url: string, shellUrl?: string) {
  const origin = originOf(shellUrl)
  const response = await fetch(url, {
    // Some hosts send CORS headers only to a request from another origin.
    headers: origin ? { origin } : {},
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => null)
  if (!response) throw new RefusedChange(`${url} does not answer.`)
  if (!response.ok) throw new RefusedChange(`${url} answered ${response.status}.`)
  return { content: Buffer.from(await response.arrayBuffer()), headers: response.headers }
}
