import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileListName, hashOf } from '@baithak/build/file-hashes'
import { listFiles } from '../release/content-hash'
import type { RegistryEntry } from '../release/registry'

type Manifest = RegistryEntry['manifest']

const digest = (hash: string) => hash.replace(/^sha256-|=$/g, '')

/** Updates the hashes of a release to its changed files, as a build would; returns its manifest. */
export async function updateHashes(folder: string, manifest: Manifest): Promise<Manifest> {
  const currentHash = async (name: string) => hashOf(await readFile(join(folder, name)))
  const oldHashes: Record<string, string> = JSON.parse(
    await readFile(join(folder, fileListName), 'utf8'),
  )
  const entry = join(folder, manifest.entry)
  let code = await readFile(entry, 'utf8')
  const names = (await listFiles(folder)).filter((name) => !/^(?:mode|files)\.json$/.test(name))
  for (const name of names)
    if (oldHashes[name] && name !== manifest.entry)
      code = code.replace(digest(oldHashes[name]), digest(await currentHash(name)))
  await writeFile(entry, code)

  const hashes = await Promise.all(
    names.map(async (name) => [name, await currentHash(name)] as const),
  )
  // Not everybody's device caches a copy of React that most hosts make unnecessary.
  const listed = hashes.filter(([name]) => name !== manifest.ownShares)
  await writeFile(join(folder, fileListName), JSON.stringify(Object.fromEntries(listed)))
  const newHashes = new Map([...hashes, [fileListName, await currentHash(fileListName)] as const])
  const integrity = Object.entries(manifest.integrity)
  return {
    ...manifest,
    integrity: Object.fromEntries(
      integrity.map(([name, hash]) => [name, newHashes.get(name) ?? hash]),
    ),
  }
}
