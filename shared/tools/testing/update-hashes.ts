import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileListName, hashOf } from '@baithak/build/file-hashes'
import { listFiles } from '../release/content-hash'
import type { RegistryEntry } from '../release/registry'

type Manifest = RegistryEntry['manifest']

/** Updates the hashes of a release to its changed files, as a build would; returns its manifest. */
export async function updateHashes(folder: string, manifest: Manifest): Promise<Manifest> {
  const currentHash = async (name: string) => hashOf(await readFile(join(folder, name)))
  const names = (await listFiles(folder)).filter((name) => !/^(?:mode|files)\.json$/.test(name))
  const hashes = await Promise.all(
    names.map(async (name) => [name, await currentHash(name)] as const),
  )
  await writeFile(join(folder, fileListName), JSON.stringify(Object.fromEntries(hashes)))
  const newHashes = new Map([...hashes, [fileListName, await currentHash(fileListName)] as const])
  const integrity = Object.entries(manifest.integrity)
  return {
    ...manifest,
    integrity: Object.fromEntries(
      integrity.map(([name, hash]) => [name, newHashes.get(name) ?? hash]),
    ),
  }
}
