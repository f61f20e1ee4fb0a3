import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashOf } from '@baithak/build/file-hashes'
import type { Manifest, RegistryEntry } from '@baithak/tools/release/registry'
import { liveEntry } from '@baithak/tools/testing/copy-release'
import type { OwnServers } from '@baithak/tools/testing/own-servers'

const fixture = join(import.meta.dirname, 'mode-of-contract-1')

/** Puts the hand-written mode beside the releases of Gig, and returns its entry. */
export async function releaseContract1(servers: OwnServers): Promise<RegistryEntry> {
  await cp(fixture, join(servers.folder('gig'), 'contract-1'), { recursive: true })
  const manifest = JSON.parse(await readFile(join(fixture, 'mode.json'), 'utf8')) as Manifest
  const entry = await readFile(join(fixture, manifest.entry))
  manifest.integrity = { [manifest.entry]: hashOf(entry) }
  const { url } = await liveEntry(servers, 'gig')
  return { url: new URL('../contract-1/', url).href, manifest }
}
