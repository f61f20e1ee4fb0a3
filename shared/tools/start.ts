import { apps, localUrl, repositoryRoot, shell } from '@baithak/build/apps'
import { build } from './build-apps'
import { prepare } from './prepare'
import { parseCommandLine, runProgram } from './process/run-program'
import { serve } from './server/app-server'
import { movePorts } from './server/free-ports'

// At once: concurrently, which runs the builds, takes Ctrl-C for their success.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => process.exit())

const usage = 'npm start    builds all apps, serves them, and prints the URL'

async function start(args: readonly string[]) {
  parseCommandLine(args, {})
  await build(repositoryRoot)
  const usual = apps.map(({ port }) => port)
  await movePorts(usual)
  if (apps[0]?.port !== usual[0]) console.log(`One of the ports ${usual.join(', ')} is taken.`)
  await prepare(repositoryRoot)
  await serve(repositoryRoot)
  console.log(`Baithak is ready at ${localUrl(shell.port)}`)
}

await runProgram(import.meta.url, usage, start)
