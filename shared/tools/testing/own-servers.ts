import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { localUrl, modes, repositoryRoot, shell } from '@baithak/build/apps'
import type { Registry, RegistryEntries } from '../release/registry'
import { appServers, startAll, stopAll } from '../server/app-server'
import { readRegistry, writeOrigins, writeRegistry } from './edit-registry'

/** Servers of the five apps for one test, which serve copies that the test may break and release. */
export interface OwnServers {
  /** The shell's URL. */
  url: string
  /** The served folder of an app: the shell's site, or all releases of a mode. */
  folder(id: string): string
  stop(id: string): Promise<void>
  start(id: string): Promise<void>
  readRegistry(): Promise<Registry>
  /** Replaces the registry entries of some modes, as a release or a rollback does. */
  updateRegistry(entries: RegistryEntries): Promise<void>
  close(): Promise<void>
}

const findMode = (id: string) => {
  const mode = modes.find((candidate) => candidate.id === id)
  if (!mode) throw new Error(`There is no mode ${id}.`)
  return mode
}

/** They name the servers of all tests. */
const isPageOfMode = (path: string) => /dist\/pages|(?<!\/index|\/404)\.html$/.test(path)

/** Points the registry of a shell's site at the servers of the modes, and allows their origins. */
export async function moveToOrigins(site: string, originOf: (id: string) => string) {
  const registryFile = join(site, 'remotes.json')
  const { modes: entries } = await readRegistry(registryFile)
  for (const entry of Object.values(entries)) {
    entry.url = `${originOf(entry.manifest.id)}/${basename(entry.url)}/`
  }
  await writeRegistry(registryFile, entries)
  await writeOrigins(
    site,
    modes.map(({ id }) => originOf(id)),
  )
}

export async function startOwnServers(
  offset: number,
  source = repositoryRoot,
): Promise<OwnServers> {
  const root = await mkdtemp(join(tmpdir(), 'baithak-servers-'))
  const site = join(root, shell.folder, 'dist')
  const { modes: live } = await readRegistry(join(source, shell.folder, 'dist', 'remotes.json'))
  const releases = Object.values(live).map(({ manifest, url }) =>
    join(findMode(manifest.id).folder, 'releases', basename(url)),
  )
  for (const path of [join(shell.folder, 'dist'), ...releases]) {
    await cp(join(source, path), join(root, path), {
      recursive: true,
      // The test may change a file, which nobody compresses again.
      filter: (file) => !isPageOfMode(file) && !file.endsWith('.br'),
    })
  }

  const originOf = (id: string) => localUrl(findMode(id).port + offset)
  const registryFile = join(site, 'remotes.json')
  await moveToOrigins(site, originOf)

  const servers = appServers(root, offset)
  await startAll(servers)
  const server = (id: string) => {
    const match = servers.find((candidate) => candidate.id === id)
    if (!match) throw new Error(`There is no app ${id}.`)
    return match
  }

  return {
    url: localUrl(shell.port + offset),
    folder: (id) => (id === 'shell' ? site : join(root, findMode(id).folder, 'releases')),
    stop: (id) => server(id).stop(),
    start: (id) => server(id).start(),
    readRegistry: () => readRegistry(registryFile),
    updateRegistry: async (changed) => {
      await writeRegistry(registryFile, changed)
    },
    close: async () => {
      await stopAll(servers)
      await rm(root, { recursive: true, force: true })
    },
  }
}
