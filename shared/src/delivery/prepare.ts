import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { localUrl, modes, shell } from '../apps/apps'
import { readOrigins, writeOrigins } from './hosting/origins'
import { writeHostFiles } from './hosting/write-host-files'
import { readPageSource } from './pages/page-source'
import { storePageSource, writePages } from './pages/write-pages'
import { compressFolder } from './release/compress'
import type { RegistryEntries } from './release/registry'
import { writeRegistry } from './release/registry'
import { registryEntry, release } from './release/release'
import { folderTarget } from './target/folder-target'

/** These files change in place: a compressed copy would go stale. */
const mutableFiles = ['remotes.json', 'releases.json', 'origins.json']

type Mode = (typeof modes)[number]

/**
 * Releases the built modes, enters them in the shell's registry, allows their origins and completes the shell's site.
 * `base` is the URL below which a mode's releases are served.
 */
export async function prepare(
  root: string,
  base = ({ port }: Mode) => localUrl(port),
): Promise<void> {
  const site = join(root, shell.folder, 'dist')
  if (!existsSync(join(site, 'index.html'))) {
    throw new Error(`${site} holds no index.html. Build the apps first: npm run build.`)
  }
  const releases = await Promise.all(
    modes.map(async (mode) => {
      const released = await release(join(root, mode.folder))
      return { ...released, entries: registryEntry(released, base(mode)) }
    }),
  )
  const entries = releases.map((released) => released.entries)
  await writeRegistry(join(site, 'remotes.json'), Object.assign({}, ...entries) as RegistryEntries)
  await writeOrigins(site, [...(await readOrigins(site)), ...modes.map(base)])
  await writeHostFiles(site)
  const target = folderTarget(site)
  for (const { folder, entries } of releases)
    for (const [id, entry] of Object.entries(entries)) {
      const read = (name: string) => readFile(join(folder, name), 'utf8')
      await storePageSource(target, id, await readPageSource(entry, read))
    }
  await writePages(target)
  const list = join(site, 'releases.json')
  // A preview reads it, and a missing file would be an error in the console.
  if (!existsSync(list)) await writeFile(list, '{ "releases": {} }\n')
  await compressFolder(site, [
    ...mutableFiles,
    ...modes.flatMap(({ id }) => [`registry/${id}.json`, `pages/${id}.json`]),
  ])
}
