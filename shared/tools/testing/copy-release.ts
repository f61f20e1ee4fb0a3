import { cp } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { ModeId } from '@baithak/build/apps'
import type { RegistryEntries, RegistryEntry } from '../release/registry'
import type { OwnServers } from './own-servers'
import { updateHashes } from './update-hashes'

/** Edits the files in the folder of a copied release. */
type Edit = (folder: string) => Promise<unknown>

/**
 * Copies a release under another name, edits the copy as no build would, and updates its hashes.
 * Returns its registry entry.
 */
export async function copyRelease(
  servers: Pick<OwnServers, 'folder'>,
  { url, manifest }: RegistryEntry,
  name: string,
  edit: Edit = async () => {},
): Promise<RegistryEntries> {
  const folder = join(servers.folder(manifest.id), name)
  await cp(join(servers.folder(manifest.id), basename(url)), folder, { recursive: true })
  await edit(folder)
  const copy = await updateHashes(folder, manifest)
  return { [manifest.id]: { url: new URL(`../${name}/`, url).href, manifest: copy } }
}

export async function liveEntry(servers: OwnServers, id: ModeId): Promise<RegistryEntry> {
  const entry = (await servers.readRegistry()).modes[id]
  if (!entry) throw new Error(`The registry has no entry for ${id}.`)
  return entry
}
