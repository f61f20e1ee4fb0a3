import { testEnvironment } from './checks/test-environment'
import { stopAll } from './serve/app-server'
import { repositoryRoot } from './serve/apps'
import { prepare } from './serve/prepare'
import { serve } from './serve/serve'

/** Serves the production builds, as `npm start` does, for as long as the tests run. */
export default async function serveBuilds() {
  // The workers start later and inherit it.
  Object.assign(process.env, await testEnvironment())
  await prepare(repositoryRoot)
  const servers = await serve(repositoryRoot)
  return () => stopAll(servers)
}
