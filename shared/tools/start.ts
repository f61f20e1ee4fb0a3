import { apps, localUrl, repositoryRoot, shell } from '@baithak/build/apps'
import { build } from './build-apps'
import { prepare } from './prepare'
import { runProgram } from './process/run-program'
import { stopSignal } from './process/stop-signal'
import { serve, stopAll } from './server/app-server'
import { movePorts } from './server/free-ports'

const signal = stopSignal()

async function start() {
  await build(repositoryRoot).catch((error: Error) => {
    if (!signal.aborted) throw error
  })
  if (signal.aborted) return
  const usual = apps.map(({ port }) => port)
  await movePorts(usual)
  if (apps[0]?.port !== usual[0]) console.log(`One of the ports ${usual.join(', ')} is taken.`)
  await prepare(repositoryRoot)
  if (signal.aborted) return

  const servers = await serve(repositoryRoot)
  const stop = () => stopAll(servers)
  if (signal.aborted) return stop()
  signal.addEventListener('abort', stop)
  console.log(`Baithak is ready at ${localUrl(shell.port)}`)
}

await runProgram(import.meta.url, start)
