import { localUrl, repositoryRoot } from '@baithak/shared/apps'
import { prepare } from '@baithak/shared/delivery/prepare'
import { serve } from '@baithak/shared/delivery/serve'
import { stopAll } from '@baithak/shared/delivery/server/app-server'
import { testEnvironment } from './checks/test-environment'

/** Serves the production builds, as `npm start` does, for as long as the tests run. */
export default async function serveBuilds() {
  // The workers start later and inherit it.
  Object.assign(process.env, await testEnvironment())
  await prepare(repositoryRoot)
  const servers = await serve(repositoryRoot)
  return async () => {
    await stopAll(servers)
    // Somebody else serves these builds on the usual ports: `npm start`, whose registry this is again.
    const offset = Number(process.env.BAITHAK_PORT_OFFSET)
    if (offset > 0) await prepare(repositoryRoot, ({ port }) => localUrl(port - offset))
  }
}
