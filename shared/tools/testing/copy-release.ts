import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
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

/**
 * Replaces a mode's root, which `defineMode` gives to single-spa as a promise of a module, by other code. That code may
 * import the real root.
 */
export const replaceRoot =
  (code: (realRoot: string) => string): Edit =>
  async (folder) => {
    const assets = join(folder, 'assets')
    const [name] = (await readdir(assets)).filter((file) => /^first-screen-.*\.js$/.test(file))
    if (!name) throw new Error(`${assets} has no first-screen chunk.`)
    const text = await readFile(join(assets, name), 'utf8')
    const [load] = /async\(\)=>\(\{default:[\w$]+\}\)/.exec(text) ?? []
    const [, root] = /,root:([\w$]+)[,}]/.exec(text) ?? []
    if (!load || !root) throw new Error(`${name} does not contain a root in the expected form.`)
    await writeFile(
      join(assets, name),
      `${text.replace(load, () => '()=>import(`./replaced-root.js`)')}\nexport { ${root} as realRoot }\n`,
    )
    const realRoot = `import('./${name}').then(({ realRoot }) => ({ default: realRoot }))`
    await writeFile(join(assets, 'replaced-root.js'), code(realRoot))
  }

/** Replaces the entry that the build wrote. */
export const replaceEntry =
  (code: string): Edit =>
  (folder) =>
    writeFile(join(folder, 'remoteEntry.js'), code)

/** A minimal federation entry that exposes this module as `./mode`. */
export const handWrittenEntry = (module: string) =>
  `export const init = () => {}\nexport const get = async () => () => (${module})\n`
