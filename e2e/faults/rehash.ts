import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listFiles } from '@baithak/shared/delivery/release/content-hash'
import type { RegistryEntry } from '@baithak/shared/delivery/release/registry'
import { fileListName, hashOf } from '@baithak/shared/file-hashes'

type Manifest = RegistryEntry['manifest']

const digest = (hash: string) => hash.replace(/^sha256-|=$/g, '')

/** Writes the hashes of a release anew, as a build of its changed files would; answers with its `mode.json`. */
export async function rehash(folder: string, manifest: Manifest): Promise<Manifest> {
  const hashNow = async (name: string) => hashOf(await readFile(join(folder, name)))
  const before: Record<string, string> = JSON.parse(
    await readFile(join(folder, fileListName), 'utf8'),
  )
  const entry = join(folder, manifest.entry)
  let code = await readFile(entry, 'utf8')
  const names = (await listFiles(folder)).filter((name) => !/^(?:mode|files)\.json$/.test(name))
  for (const name of names)
    if (before[name] && name !== manifest.entry)
      code = code.replace(digest(before[name]), digest(await hashNow(name)))
  await writeFile(entry, code)

  const hashes = await Promise.all(names.map(async (name) => [name, await hashNow(name)] as const))
  await writeFile(join(folder, fileListName), JSON.stringify(Object.fromEntries(hashes)))
  const known = new Map([...hashes, [fileListName, await hashNow(fileListName)] as const])
  const named = Object.entries(manifest.integrity as Record<string, string>)
  return {
    ...manifest,
    integrity: Object.fromEntries(named.map(([name, hash]) => [name, known.get(name) ?? hash])),
  }
}
