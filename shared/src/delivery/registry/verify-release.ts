import { hashOf } from '../../build/bundle/file-hashes'
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

/** Fetches a release as a browser does, and compares every file that its `mode.json` names with its hash. */
export async function verifyRelease(
  address: string,
  { mode, shellUrl }: VerifyOptions,
): Promise<RegistryEntry> {
  const url = withSlash(address)
  if (!URL.canParse(url, shellUrl))
    throw new RefusedChange(`${address} has no origin: add --shell with the URL of the shell.`)
  const { href } = new URL(url, shellUrl)
  const manifest = parseManifest(await fetchFile(new URL('mode.json', href).href), href)
  const entry = { url, manifest }
  const { refused } = parseRegistry({ modes: { [mode]: entry } }, new URL(href).origin)
  for (const reason of refused.values())
    throw new RefusedChange(`The shell would refuse ${url} as ${mode}: ${reason}.`)
  const hashes = Object.entries(manifest.integrity as Record<string, string>)
  const failures = await pMap(hashes, maxParallelRequests, async ([name, hash]) => {
    const file = new URL(name, href).href
    try {
      const isUnchanged = hashOf(await fetchFile(file)) === hash
      return isUnchanged ? [] : [`${file} has another hash than mode.json says.`]
    } catch (error) {
      return [(error as Error).message]
    }
  })
  if (failures.flat().length > 0) throw new RefusedChange(failures.flat().join('\n'))
  return entry
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

async function fetchFile(url: string): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => null)
  if (!response) throw new RefusedChange(`${url} does not answer.`)
  if (!response.ok) throw new RefusedChange(`${url} answered ${response.status}.`)
  return Buffer.from(await response.arrayBuffer())
}
