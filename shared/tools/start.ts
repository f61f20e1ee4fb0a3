import { apps, localUrl, repositoryRoot, shell } from '@baithak/build/apps'
import { build } from './build-apps'
import { prepare } from './prepare'
import { runProgram } from './process/run-program'
import { serve, stopAll } from './server/app-server'
import { movePorts } from './server/free-ports'

/** Aborts on Ctrl-C and when the process is terminated. */
function stopSignal(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => controller.abort())
  }
  return controller.signal
}

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
