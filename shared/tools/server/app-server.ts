import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { modes, shell } from '@baithak/build/apps'
import { modeHandler, shellHandler } from './static-server'

export type AppServer = ReturnType<typeof appServer>

/** A server that can be stopped and started again on the same port. */
export function appServer(id: string, port: number, handler: RequestListener) {
  const server = createServer(handler)
  return {
    id,
    port,
    async start() {
      await once(server.listen(port), 'listening')
    },
    async stop() {
      await new Promise((resolve) => server.close(resolve).closeAllConnections())
    },
  }
}

/** Starts all servers. If one fails, stops the others and throws its error. */
export async function startAll(servers: readonly AppServer[]): Promise<void> {
  const started = await Promise.allSettled(servers.map((server) => server.start()))
  const failure = started.find((result) => result.status === 'rejected')
  if (!failure) return
  await stopAll(servers)
  throw failure.reason
}

export async function stopAll(servers: readonly AppServer[]): Promise<void> {
  await Promise.all(servers.map((server) => server.stop()))
}

/** Creates a server for each app, with its own origin. `offset` moves all ports. */
export function appServers(root: string, offset = 0): AppServer[] {
  return [
    appServer(shell.id, shell.port + offset, shellHandler(join(root, shell.folder, 'dist'))),
    ...modes.map(({ id, folder, port }) =>
      appServer(id, port + offset, modeHandler(join(root, folder, 'releases'))),
    ),
  ]
}

/** Serves the built apps. */
export async function serve(root: string): Promise<AppServer[]> {
  const servers = appServers(root)
  await startAll(servers)
  return servers
}
