import { join } from 'node:path'
import { modes, shell } from '@baithak/build/apps'
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

/** Starts all servers. */
export async function serve(root: string, offset = 0): Promise<AppServer[]> {
  const servers = appServers(root, offset)
  await startAll(servers)
  return servers
}
