import { parseArgs } from 'node:util'
import { requireFreePorts, stopAll } from './app-server'
import { apps, localUrl, repositoryRoot, shell } from './apps'
import { build, describeFailures } from './build'
import { prepare } from './prepare'
import { serve } from './serve'
import { stopSignal } from './stop-signal'

const { values } = parseArgs({
  options: { 'no-build': { type: 'boolean' }, root: { type: 'string' } },
})
const root = values.root ?? repositoryRoot

const stopping = stopSignal()

async function start() {
  // Asked before the build too, so that nobody waits for a build that cannot be served.
  await requireFreePorts(apps)
  if (!values['no-build']) {
    const failures = await build(root, { signal: stopping })
    if (stopping.aborted) return
    if (failures.length > 0) throw new Error(describeFailures(failures))
  }
  await prepare(root)
  await requireFreePorts(apps)
  if (stopping.aborted) return

  const servers = await serve(root)
  const end = () => stopAll(servers)
  if (stopping.aborted) return end()
  stopping.addEventListener('abort', end)
  console.log(`Baithak is ready at ${localUrl(shell.port)}`)
}

await start().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
