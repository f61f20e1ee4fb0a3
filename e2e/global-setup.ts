import { join } from 'node:path'
import { app, localUrl, shell } from '@baithak/build/apps'
import { testEnvironment } from '@baithak/tools/checks/test-environment'
import { serve, stopAll } from '@baithak/tools/server/app-server'
import { moveToOrigins } from '@baithak/tools/testing/own-servers'
import { serveBuilds } from './serve-builds'

/** Serves the builds while the tests run. */
export default async function globalSetup() {
  // The workers start later and inherit the environment.
  Object.assign(process.env, await testEnvironment())
  const assembled = process.env.BAITHAK_BUILDS
  return assembled ? serveAssembled(assembled) : serveBuilds()
}

/** Serves a shell and releases that a gate has assembled. */
async function serveAssembled(root: string) {
  await moveToOrigins(join(root, shell.folder, 'dist'), (id) => localUrl(app(id).port))
  const servers = await serve(root)
  return () => stopAll(servers)
}
