import { localUrl, type ModeId } from '@baithak/build/apps'
import { appServer } from '@baithak/tools/server/app-server'
import { modeHandler } from '@baithak/tools/server/static-server'
import { liveEntry } from '@baithak/tools/testing/copy-release'
import type { OwnServers } from '@baithak/tools/testing/own-servers'
import { otherOriginOffset } from '../test-ports'

/** Serves a mode from a second origin as well, to which `updateRegistry` moves it; `origins.json` does not list it. */
export async function serveFromOtherOrigin(servers: OwnServers, id: ModeId) {
  const port = Number(new URL(servers.url).port) + otherOriginOffset
  const origin = localUrl(port)
  const requestedPaths: string[] = []
  const serveFile = modeHandler(servers.folder(id))
  const server = appServer(id, port, (request, response) => {
    requestedPaths.push(request.url ?? '')
    serveFile(request, response)
  })
  await server.start()
  const entry = await liveEntry(servers, id)
  const url = new URL(new URL(entry.url).pathname, origin).href
  return {
    origin,
    url,
    requestedPaths,
    updateRegistry: () => servers.updateRegistry({ [id]: { ...entry, url } }),
    stop: () => server.stop(),
  }
}
