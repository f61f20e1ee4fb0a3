import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:http'

export interface AppServer {
  id: string
  port: number
  start(): Promise<void>
  stop(): Promise<void>
}

/** A server that can be stopped and started again on the same port. */
export function appServer(id: string, port: number, handler: RequestListener): AppServer {
  const server = createServer(handler)
  return {
    id,
    port,
    async start() {
      server.listen(port)
      await once(server, 'listening')
    },
    async stop() {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

/** Starts all servers, or none when one fails. */
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
