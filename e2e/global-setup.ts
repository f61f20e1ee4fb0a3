import { join } from 'node:path'
import { app, localUrl, repositoryRoot, shell } from '@baithak/build/apps'
import { startPortOf } from '@baithak/build/ports'
import { prepare } from '@baithak/tools/prepare'
import { serve, stopAll } from '@baithak/tools/server/app-server'
import { moveToOrigins } from '@baithak/tools/testing/own-servers'

/** Serves the builds while the tests run, or those that a gate has assembled. */
export default async function globalSetup() {
  const assembled = process.env.BAITHAK_BUILDS
  if (assembled)
    await moveToOrigins(join(assembled, shell.folder, 'dist'), (id) => localUrl(app(id).port))
  else await prepare(repositoryRoot)
  const servers = await serve(assembled ?? repositoryRoot)
  return async () => {
    await stopAll(servers)
    // On other ports: `npm start` may serve the same builds on the usual ones. Restore its registry.
    const offset = shell.port - startPortOf(0)
    if (!assembled && offset !== 0)
      await prepare(repositoryRoot, ({ port }) => localUrl(port - offset))
  }
}
