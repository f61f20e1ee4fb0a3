import { localUrl, repositoryRoot } from '@baithak/shared/apps'
import { prepare } from '@baithak/shared/delivery/prepare'
import { serve } from '@baithak/shared/delivery/serve'
import { stopAll } from '@baithak/shared/delivery/server/app-server'
import { testEnvironment } from './checks/test-environment'

/** Serves the production builds while the tests run, as `npm start` does. */
export default async function serveBuilds() {
  // The workers start later and inherit the environment.
  Object.assign(process.env, await testEnvironment())
  await prepare(repositoryRoot)
  const servers = await serve(repositoryRoot)
  return async () => {
    await stopAll(servers)
    // With an offset, `npm start` may serve the same builds on the usual ports; restore its registry.
    const offset = Number(process.env.BAITHAK_PORT_OFFSET)
    if (offset > 0) await prepare(repositoryRoot, ({ port }) => localUrl(port - offset))
  }
}
