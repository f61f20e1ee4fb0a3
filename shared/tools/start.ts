import { apps, localUrl, repositoryRoot, shell } from '@baithak/build/apps'
import { build } from './build-apps'
import { prepare } from './prepare'
import { parseCommandLine, runProgram } from './process/run-program'
import { stopWithParent } from './process/stop-with-parent'
import { serve } from './server/app-server'
import { movePorts } from './server/free-ports'

const usage = 'npm start    builds all apps, serves them, and prints the URL'

/** Builds the apps. A signal makes concurrently end the builds, and then ends this process. */
async function buildAll() {
  const stopped = new AbortController()
  const stop = () => stopped.abort()
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, stop)
  await build(repositoryRoot, undefined, console.log).catch((error) => {
    if (!stopped.signal.aborted) throw error
  })
  for (const signal of signals) process.off(signal, stop)
  if (stopped.signal.aborted) process.exit()
}

async function start(args: readonly string[]) {
  parseCommandLine(args, {})
  stopWithParent()
  console.log(`Building ${apps.map(({ folder }) => folder).join(', ')}: about 20 seconds.`)
  await buildAll()
  const usual = apps.map(({ port }) => port)
  await movePorts(usual)
  if (apps[0]?.port !== usual[0]) console.log(`One of the ports ${usual.join(', ')} is taken.`)
  await prepare(repositoryRoot)
  await serve(repositoryRoot)
  console.log(`Baithak is ready at ${localUrl(shell.port)}`)
}

await runProgram(import.meta.url, usage, start)
