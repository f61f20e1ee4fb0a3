import { parseArgs } from 'node:util'
import { apps, localUrl, repositoryRoot, shell } from '@baithak/build/apps'
import { build, describeFailures } from './build-apps'
import { prepare } from './prepare'
import { stopSignal } from './process/stop-signal'
import { serve } from './serve'
import { stopAll } from './server/app-server'
import { movePorts } from './server/free-ports'

const { values } = parseArgs({
  options: { 'no-build': { type: 'boolean' }, root: { type: 'string' } },
})
const root = values.root ?? repositoryRoot

const signal = stopSignal()

async function start() {
  if (!values['no-build']) {
    const failures = await build(root, { signal })
    if (signal.aborted) return
    if (failures.length > 0) throw new Error(describeFailures(failures))
  }
  const usual = apps.map(({ port }) => port)
  await movePorts(usual)
  if (apps[0]?.port !== usual[0]) console.log(`One of the ports ${usual.join(', ')} is taken.`)
  await prepare(root)
  if (signal.aborted) return

  const servers = await serve(root)
  const stop = () => stopAll(servers)
  if (signal.aborted) return stop()
  signal.addEventListener('abort', stop)
  console.log(`Baithak is ready at ${localUrl(shell.port)}`)
}

await start().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
