import type { RequestListener } from 'node:http'
import type { ModeId } from '@baithak/build/apps'
import { immutable, modeHeaders } from '@baithak/tools/hosting/host-files'
import { appServer } from '@baithak/tools/server/app-server'
import type { OwnServers } from '@baithak/tools/testing/own-servers'

const respond =
  (status: number, type: string, body: string): RequestListener =>
  (_request, response) => {
    // The headers of a build's files, so that caches store the faulty response as immutable.
    response
      .writeHead(status, { ...modeHeaders, 'Cache-Control': immutable, 'Content-Type': type })
      .end(body)
  }

/** Faulty responses of a mode's server to every request. */
export const faultyResponses = {
  missing: respond(404, 'text/plain', 'Not found'),
  'server error': respond(500, 'text/plain', 'out of coffee'),
  'captive portal': respond(
    200,
    'text/html',
    '<!doctype html><title>Log in to this network</title>',
  ),
  'throwing script': respond(200, 'text/javascript', "throw new Error('not what was built')"),
  'time-out': () => {},
} satisfies Record<string, RequestListener>

/** Replaces a mode's server; the returned function restores it. */
export async function replaceServer(servers: OwnServers, id: ModeId, listener: RequestListener) {
  const { port } = new URL((await servers.readRegistry()).modes[id]?.url ?? '')
  await servers.stop(id)
  const faulty = appServer(id, Number(port), listener)
  await faulty.start()
  return async () => {
    await faulty.stop()
    await servers.start(id)
  }
}
