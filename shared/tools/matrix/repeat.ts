import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { repositoryRoot } from '@baithak/build/apps'
import { build } from '../build-apps'
import { runEndToEndTests } from '../checks/run-with-report'
import { testEnvironment } from '../checks/test-environment'
import type { Counts } from '../checks/test-summary'
import { sum, summaryLine } from '../checks/test-summary'
import { stopSignal } from '../process/stop-signal'

interface RepeatOptions {
  times: number
  /** How many of the last runs compete with two busy loops. */
  busy: number
  /** Arguments of `playwright test`. */
  playwrightArgs: readonly string[]
  /** Uses the existing builds. */
  noBuild: boolean
}

const busyLoops = 2

function startBusyLoops() {
  const loops = Array.from({ length: busyLoops }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  )
  return () => {
    for (const loop of loops) loop.kill('SIGKILL')
  }
}

/** Runs the end-to-end tests several times on one build, and prints the summary of each run. */
async function repeat(
  { times, busy, playwrightArgs, noBuild }: RepeatOptions,
  signal: AbortSignal,
): Promise<Counts> {
  if (!noBuild) await build(repositoryRoot, { signal })
  const environment = await testEnvironment(signal)
  const counts: Counts[] = []
  for (let run = 1; run <= times && !signal.aborted; run += 1) {
    const isBusy = run > times - busy
    const stopBusyLoops = isBusy ? startBusyLoops() : () => {}
    const startedAt = Date.now()
    const options = { args: playwrightArgs, env: environment, signal, live: false }
    const { counts: result, output } = await runEndToEndTests(options)
    stopBusyLoops()
    if (result.failed > 0) console.log(output)
    const seconds = Math.round((Date.now() - startedAt) / 1000)
    const load = isBusy ? `, with ${busyLoops} busy loops` : ''
    console.log(`Run ${run} of ${times} (${seconds} s${load}): ${summaryLine(result)}`)
    counts.push(result)
  }
  return sum(counts)
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string', default: '10' },
    busy: { type: 'string', default: '5' },
    'no-build': { type: 'boolean', default: false },
  },
})
const counts = await repeat(
  {
    times: Number(values.times),
    busy: Number(values.busy),
    noBuild: values['no-build'],
    playwrightArgs: positionals,
  },
  stopSignal(),
)
console.log(summaryLine(counts))
process.exitCode = counts.failed > 0 ? 1 : 0
