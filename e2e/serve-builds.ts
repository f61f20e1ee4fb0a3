import { apps, localUrl, repositoryRoot, shell } from '@baithak/build/apps'
import { startPortOf } from '@baithak/build/ports'
import { prepare } from '@baithak/tools/prepare'
import { serve, stopAll } from '@baithak/tools/server/app-server'
import { movePorts } from '@baithak/tools/server/free-ports'

/** Serves the production builds as `npm start` does, on ports of this run alone; returns a function that stops it. */
export async function serveBuilds(): Promise<() => Promise<void>> {
  await movePorts(apps.map(({ port }) => port))
  await prepare(repositoryRoot)
  const servers = await serve(repositoryRoot)
  return async () => {
    await stopAll(servers)
    // On other ports: `npm start` may serve the same builds on the usual ones. Restore its registry.
    const offset = shell.port - startPortOf(0)
    if (offset !== 0) await prepare(repositoryRoot, ({ port }) => localUrl(port - offset))
  }
}
