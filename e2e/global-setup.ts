import { localUrl, repositoryRoot, shell } from '@baithak/shared/apps'
import { prepare } from '@baithak/shared/delivery/prepare'
import { serve } from '@baithak/shared/delivery/serve'
import { stopAll } from '@baithak/shared/delivery/server/app-server'
import { startPortOf } from '@baithak/shared/ports'
import { testEnvironment } from './checks/test-environment'

/** Serves the production builds while the tests run, as `npm start` does. */
export default async function serveBuilds() {
  // The workers start later and inherit the environment.
  Object.assign(process.env, await testEnvironment())
  await prepare(repositoryRoot)
  const servers = await serve(repositoryRoot)
  return async () => {
    await stopAll(servers)
    // On other ports: `npm start` may serve the same builds on the usual ones. Restore its registry.
    const offset = shell.port - startPortOf(0)
    if (offset !== 0) await prepare(repositoryRoot, ({ port }) => localUrl(port - offset))
  }
}
