import { hashOf } from '../../build/bundle/file-hashes'
import { parseRegistry } from '../../contract/registry'
import { pMap } from '../process/p-map'
import type { Manifest, RegistryEntry } from '../release/registry'
import { withSlash } from './release-url'
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
  const manifest = JSON.parse((await fetchFile(new URL('mode.json', href).href)).toString())
  const entry = { url, manifest: manifest as Manifest }
  const { refused } = parseRegistry({ modes: { [mode]: entry } }, new URL(href).origin)
  if (refused.length > 0)
    throw new RefusedChange(
      `The shell would refuse ${url} as ${mode}: its mode.json is of ${manifest.id}, invalid, or from an origin without https.`,
    )
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

async function fetchFile(url: string): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => null)
  if (!response) throw new RefusedChange(`${url} does not answer.`)
  if (!response.ok) throw new RefusedChange(`${url} answered ${response.status}.`)
  return Buffer.from(await response.arrayBuffer())
}
