import { parseArgs } from 'node:util'
import { apps, localUrl, repositoryRoot, shell } from '../apps/apps'
import { build, describeFailures } from './build-apps'
import { prepare } from './prepare'
import { stopSignal } from './process/stop-signal'
import { serve } from './serve'
import { stopAll } from './server/app-server'
import { freeOffset, startOffsets } from './server/free-ports'

const { values } = parseArgs({
  options: { 'no-build': { type: 'boolean' }, root: { type: 'string' } },
})
const root = values.root ?? repositoryRoot

const stopping = stopSignal()

async function start() {
  if (!values['no-build']) {
    const failures = await build(root, { signal: stopping })
    if (stopping.aborted) return
    if (failures.length > 0) throw new Error(describeFailures(failures))
  }
  const ports = apps.map(({ port }) => port)
  const offset = await freeOffset(ports, startOffsets)
  if (offset > 0) console.log(`Port ${shell.port} or one of the next four is taken.`)
  await prepare(root, ({ port }) => localUrl(port + offset))
  if (stopping.aborted) return

  const servers = await serve(root, offset)
  const end = () => stopAll(servers)
  if (stopping.aborted) return end()
  stopping.addEventListener('abort', end)
  console.log(`Baithak is ready at ${localUrl(shell.port + offset)}`)
}

await start().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
