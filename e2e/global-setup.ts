import { requireFreePorts, stopAll } from './serve/app-server'
import { apps, repositoryRoot } from './serve/apps'
import { prepare } from './serve/prepare'
import { serve } from './serve/serve'

/** Serves the production builds, as `npm start` does, for as long as the tests run. */
export default async function serveBuilds() {
  await requireFreePorts(apps)
  await prepare(repositoryRoot)
  const servers = await serve(repositoryRoot)
  return () => stopAll(servers)
}
