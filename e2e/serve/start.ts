import { parseArgs } from 'node:util'
import { requireFreePorts, stopAll } from './app-server'
import { apps, localUrl, repositoryRoot, shell } from './apps'
import { build, describeFailures } from './build'
import { prepare } from './prepare'
import { serve } from './serve'

const { values } = parseArgs({
  options: { 'no-build': { type: 'boolean' }, root: { type: 'string' } },
})
const root = values.root ?? repositoryRoot

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stopping.abort())
}

async function start() {
  // Asked before the build too, so that nobody waits for a build that cannot be served.
  await requireFreePorts(apps)
  if (!values['no-build']) {
    const failures = await build(root, { signal: stopping.signal })
    if (stopping.signal.aborted) return
    if (failures.length > 0) throw new Error(describeFailures(failures))
  }
  await prepare(root)
  await requireFreePorts(apps)
  if (stopping.signal.aborted) return

  const servers = await serve(root)
  const end = () => stopAll(servers)
  if (stopping.signal.aborted) return end()
  stopping.signal.addEventListener('abort', end)
  console.log(`Baithak is ready at ${localUrl(shell.port)}`)
}

await start().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
