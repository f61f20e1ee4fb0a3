import { join } from 'node:path'
import { app, localUrl, repositoryRoot, shell } from '@baithak/shared/apps'
import { prepare } from '@baithak/shared/delivery/prepare'
import { serve } from '@baithak/shared/delivery/serve'
import { stopAll } from '@baithak/shared/delivery/server/app-server'
import { startPortOf } from '@baithak/shared/ports'
import { testEnvironment } from './checks/test-environment'
import { moveToOrigins } from './fixtures/own-servers'

/** Serves the production builds while the tests run, as `npm start` does. */
export default async function serveBuilds() {
  // The workers start later and inherit the environment.
  Object.assign(process.env, await testEnvironment())
  const assembled = process.env.BAITHAK_BUILDS
  if (assembled) return serveAssembled(assembled)
  await prepare(repositoryRoot)
  const servers = await serve(repositoryRoot)
  return async () => {
    await stopAll(servers)
    // On other ports: `npm start` may serve the same builds on the usual ones. Restore its registry.
    const offset = shell.port - startPortOf(0)
    if (offset !== 0) await prepare(repositoryRoot, ({ port }) => localUrl(port - offset))
  }
}

/** Serves a shell and releases that a gate has assembled. */
async function serveAssembled(root: string) {
  await moveToOrigins(join(root, shell.folder, 'dist'), (id) => localUrl(app(id).port))
  const servers = await serve(root)
  return () => stopAll(servers)
}
