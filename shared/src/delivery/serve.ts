import { join } from 'node:path'
import { localUrl, modes, shell } from '../apps/apps'
import { readRegistry } from './release/registry'
import type { AppServer } from './server/app-server'
import { appServer, startAll } from './server/app-server'
import { modeHandler, shellHandler } from './server/static-server'

/**
 * The servers of the five apps below a root folder, each of an origin of its own; not started yet.
 * `offset` moves all five ports, for a second set beside the first.
 */
export function appServers(root: string, offset = 0): AppServer[] {
  return [
    appServer(shell.id, shell.port + offset, shellHandler(join(root, shell.folder, 'dist'))),
    ...modes.map(({ id, folder, port }) =>
      appServer(id, port + offset, modeHandler(join(root, folder, 'releases'))),
    ),
  ]
}

async function requireAnswer(url: string) {
  const answer = await fetch(url)
  if (!answer.ok)
    throw new Error(`${url} answers ${answer.status}. Build and release that app anew.`)
}

/** Starts the five apps and returns once the shell's page and every mode's entry have answered. */
export async function serve(root: string, offset = 0): Promise<AppServer[]> {
  const servers = appServers(root, offset)
  await startAll(servers)
  try {
    const registry = await readRegistry(join(root, shell.folder, 'dist/remotes.json'))
    const entries = Object.values(registry.modes)
    await Promise.all([
      requireAnswer(localUrl(shell.port + offset)),
      ...entries.map(({ url, manifest }) => requireAnswer(new URL(manifest.entry, url).href)),
    ])
    return servers
  } catch (error) {
    await Promise.all(servers.map((server) => server.stop()))
    throw error
  }
}
