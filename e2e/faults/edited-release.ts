import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { ModeId } from '@baithak/shared/apps'
import type { RegistryEntries, RegistryEntry } from '@baithak/shared/delivery/release/registry'
import type { OwnServers } from '../fixtures/own-servers'
import { rehash } from './rehash'

/** What is done to the files of a release, in a folder of its own. */
export type Edit = (folder: string) => Promise<unknown>

/**
 * A copy of a release under another name, changed by hand, as no build would bring it forth, with hashes that fit.
 * Answers with its registry entry.
 */
export async function editedRelease(
  servers: OwnServers,
  { url, manifest }: RegistryEntry,
  name: string,
  edit: Edit = async () => {},
): Promise<RegistryEntries> {
  const folder = join(servers.folder(manifest.id), name)
  await cp(join(servers.folder(manifest.id), basename(url)), folder, { recursive: true })
  await edit(folder)
  const copy = await rehash(folder, manifest)
  return { [manifest.id]: { url: new URL(`../${name}/`, url).href, manifest: copy } }
}

export async function liveEntry(servers: OwnServers, id: ModeId): Promise<RegistryEntry> {
  const entry = (await servers.registry()).modes[id]
  if (!entry) throw new Error(`The registry has no entry for ${id}.`)
  return entry
}

/**
 * A mode's face and its root are one file, in which the root is a promise for a module; this puts other code there,
 * which may import the real root.
 */
export const replaceRoot =
  (code: (realRoot: string) => string): Edit =>
  async (folder) => {
    const assets = join(folder, 'assets')
    const [name] = (await readdir(assets)).filter((file) => /^first-screen-.*\.js$/.test(file))
    if (!name) throw new Error(`${assets} holds no first screen.`)
    const text = await readFile(join(assets, name), 'utf8')
    const [real, module] = /Promise\.resolve\(\)\.then\(\(\)=>([\w$]+)\)/.exec(text) ?? []
    if (!real) throw new Error(`${name} does not hold a root as this test knows it.`)
    await writeFile(
      join(assets, name),
      `${text.replace(real, () => 'import(`./replaced-root.js`)')}\nexport { ${module} as realRoot }\n`,
    )
    const realRoot = `import('./${name}').then((module) => module.realRoot)`
    await writeFile(join(assets, 'replaced-root.js'), code(realRoot))
  }

/** Puts another entry in place of the one that the build wrote. */
export const replaceEntry =
  (code: string): Edit =>
  (folder) =>
    writeFile(join(folder, 'remoteEntry.js'), code)

/** The entry of a hand-written mode: what federation asks of it, and a module at `./mode`. */
export const handWrittenEntry = (module: string) =>
  `export const init = () => {}\nexport const get = async () => () => (${module})\n`
