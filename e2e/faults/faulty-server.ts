import type { RequestListener } from 'node:http'
import type { ModeId } from '@baithak/shared/apps'
import { immutable, modeHeaders } from '@baithak/shared/delivery/hosting/host-files'
import { appServer } from '@baithak/shared/delivery/server/app-server'
import type { OwnServers } from '../fixtures/own-servers'

const answer =
  (status: number, type: string, body: string): RequestListener =>
  (_request, response) => {
    // As a build's files are: what was answered wrongly once stays in every cache that believes it.
    response
      .writeHead(status, { ...modeHeaders, 'Cache-Control': immutable, 'Content-Type': type })
      .end(body)
  }

/** What a mode's server may say to every request while it is in trouble. */
export const wrongAnswers = {
  missing: answer(404, 'text/plain', 'Not found'),
  'server error': answer(500, 'text/plain', 'out of coffee'),
  'captive portal': answer(
    200,
    'text/html',
    '<!doctype html><title>Log in to this network</title>',
  ),
  'throwing script': answer(200, 'text/javascript', "throw new Error('not what was built')"),
  'time-out': () => {},
} satisfies Record<string, RequestListener>

/** Has a mode's address answered by another server; answers with what puts the right one back. */
export async function answerInstead(servers: OwnServers, id: ModeId, listener: RequestListener) {
  const { port } = new URL((await servers.registry()).modes[id]?.url ?? '')
  await servers.stop(id)
  const faulty = appServer(id, Number(port), listener)
  await faulty.start()
  return async () => {
    await faulty.stop()
    await servers.start(id)
  }
}
