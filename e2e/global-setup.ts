import { firstPorts, localUrl, repositoryRoot, shell } from '@baithak/build/apps'
import { prepare } from '@baithak/tools/prepare'
import { serve, stopAll } from '@baithak/tools/server/app-server'

/** Serves the builds while the tests run. A smoke test serves its candidate itself. */
export default async function globalSetup() {
  if (process.env.BAITHAK_LIVE) return
  await prepare(repositoryRoot)
  const servers = await serve(repositoryRoot)
  return async () => {
    await stopAll(servers)
    // `npm start` may serve the same builds on the usual ports.
    const offset = shell.port - firstPorts.start
    await prepare(repositoryRoot, ({ port }) => localUrl(port - offset))
  }
}
