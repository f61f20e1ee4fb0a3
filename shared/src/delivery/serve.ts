import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { localUrl, modes, shell } from '../apps/apps'
import type { Registry } from './release/registry'
import type { AppServer } from './server/app-server'
import { appServer, startAll } from './server/app-server'
import { modeHandler, shellHandler } from './server/static-server'

/**
 * Creates a server per app, each with an origin of its own, without starting them.
 * `offset` moves all ports, for a second set beside the first.
 */
export function appServers(root: string, offset = 0): AppServer[] {
  return [
    appServer(shell.id, shell.port + offset, shellHandler(join(root, shell.folder, 'dist'))),
    ...modes.map(({ id, folder, port }) =>
      appServer(id, port + offset, modeHandler(join(root, folder, 'releases'))),
    ),
  ]
}

async function requireOk(url: string) {
  const response = await fetch(url)
  if (!response.ok)
    throw new Error(`${url} answers ${response.status}. Build and release that app again.`)
}

/** Starts all servers and returns once the shell's page and every mode's entry respond. */
export async function serve(root: string, offset = 0): Promise<AppServer[]> {
  const servers = appServers(root, offset)
  await startAll(servers)
  try {
    const text = await readFile(join(root, shell.folder, 'dist/remotes.json'), 'utf8')
    const entries = Object.values((JSON.parse(text) as Registry).modes)
    await Promise.all([
      requireOk(localUrl(shell.port + offset)),
      ...entries.map(({ url, manifest }) => requireOk(new URL(manifest.entry, url).href)),
    ])
    return servers
  } catch (error) {
    await Promise.all(servers.map((server) => server.stop()))
    throw error
  }
}
